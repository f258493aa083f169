import { essence, isJson } from '../../runtime/http/media-types.ts'

interface SentParts {
  readonly url: string
  readonly contentType: string
  readonly body: Buffer
}

/** A request without the preferences at the end of its model id; all other bytes stay. */
export function stripPreferences(
  { url, contentType, body }: SentParts,
  suffix: string,
): Pick<SentParts, 'url' | 'body'> {
  const bytes = Buffer.from(suffix).toString('latin1')
  const [path = '', ...query] = url.split('?')
  const pattern = getBodyPattern(essence(contentType), bytes)
  return {
    url: [path.replace(new RegExp(matchText(bytes, asPercent)), ''), ...query].join('?'),
    body: Buffer.from(body.toString('latin1').replace(pattern, '$<before>'), 'latin1'),
  }
}

/** Matches a member `model` that ends in the suffix, from its name. In a string of JSON the name would have escaped quotes. */
function getBodyPattern(mediaType: string, suffix: string): RegExp {
  if (isJson(mediaType))
    return new RegExp(`(?<before>"model"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*?)${matchText(suffix, asEscape)}(?=")`)
  if (mediaType === 'multipart/form-data') {
    const head = '; ?name="?model"?\\r\\n(?:[^\\r\\n]+\\r\\n)*\\r\\n'
    return new RegExp(`(?<before>${head}[^\\r\\n]*?)${matchText(suffix, asPlain)}(?=\\r\\n)`)
  }
  return new RegExp(`(?<before>(?:^|&)model=[^&]*?)${matchText(suffix, asPercent)}(?=&|$)`)
}

/** A pattern of a text whose characters may each be written in other ways. */
function matchText(text: string, spell: (hex: string) => string): string {
  const codes = Array.from(text, (character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
  return codes
    .map((hex) => `(?:\\x${hex}${spell(hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`))})`)
    .join('')
}

const asPlain = () => ''
const asPercent = (hex: string) => `|%${hex}`
const asEscape = (hex: string) => `|\\\\u00${hex}`
