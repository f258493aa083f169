import { at, textAt } from './json.ts'

/** The code of an error in the form of any known format: its own code where it has one, else its type. */
export function getCode(body: unknown): string | undefined {
  return (
    textAt(body, 'error', 'code') ??
    textAt(body, 'code') ??
    textAt(body, 'error', 'type') ??
    textAt(body, 'response', 'error', 'code')
  )
}

/** The message of an error in the form of any known format, fit to be shown to a client. */
export function toWords(body: unknown, secrets: readonly string[]): string | undefined {
  const error = at(body, 'error')
  const words =
    textAt(error, 'message') ??
    textAt(body, 'message') ??
    textAt(body, 'description') ??
    textAt(body, 'response', 'error', 'message') ??
    (typeof error === 'string' ? error : undefined)
  return words === undefined || words.trim() === '' ? undefined : withoutSecrets(words, secrets)
}

const longest = 500
/** What looks like an address or a credential, whoever it belongs to. */
const suspicious = /https?:\/\/\S+|\bbearer\s+\S+|\b(?:sk|pk|org|proj|key)-[\w-]{6,}[\w*.-]*|\bAIza[\w-]{10,}/gi

function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret !== '')
  const cleaned = known.reduce((rest, secret) => rest.replaceAll(secret, '…'), text.slice(0, 4 * longest))
  const shown = cleaned.replace(suspicious, '…')
  return shown.length <= longest ? shown : `${shown.slice(0, longest).toWellFormed()}…`
}
