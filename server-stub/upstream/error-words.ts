import { at, textAt } from './json.ts'

/** The code of an error in any known format, or its type if there is no code. */
export function getCode(body: unknown): string | undefined {
  return (
    textAt(body, 'error', 'code') ??
    textAt(body, 'code') ??
    textAt(body, 'error', 'type') ??
    textAt(body, 'response', 'error', 'code')
  )
}

/** The message of an error in any known format, without secrets. */
export function getMessage(body: unknown, secrets: readonly string[]): string | undefined {
  const error = at(body, 'error')
  const message =
    textAt(error, 'message') ??
    textAt(body, 'message') ??
    textAt(body, 'description') ??
    textAt(body, 'response', 'error', 'message') ??
    (typeof error === 'string' ? error : undefined)
  return message === undefined || message.trim() === '' ? undefined : removeSecrets(message, secrets)
}

const longest = 500
const secretPattern = /https?:\/\/\S+|\bbearer\s+\S+|\b(?:sk|pk|org|proj|key)-[\w-]{6,}[\w*.-]*|\bAIza[\w-]{10,}/gi

function removeSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret !== '')
  const cleaned = known.reduce((rest, secret) => rest.replaceAll(secret, '…'), text.slice(0, 4 * longest))
  const shown = cleaned.replace(secretPattern, '…')
  return shown.length <= longest ? shown : `${shown.slice(0, longest).toWellFormed()}…`
}
