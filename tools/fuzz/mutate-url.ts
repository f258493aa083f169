import { anySegment } from '../../conformance/fuzz/junk-arbitrary.ts'
import { inheritedNames, splitWords } from './odd-values.ts'
import type { Random } from './random.ts'
import { asLatin1, type Draft } from './request.ts'

/** A change of the path and query of a request. */
export type UrlMutation = (url: Url, random: Random) => Url

interface Url {
  readonly path: string
  /** With its question mark; may be empty. */
  readonly query: string
}

export function mutateUrl(draft: Draft, random: Random): void {
  const [name, mutation] = random.pick(mutations)
  // The controls of other sandboxes could stop their clocks, and requests there would wait.
  if (name === 'sandbox' && draft.hasControlKey) return
  const at = draft.target.indexOf('?')
  const url = at < 0 ? { path: draft.target, query: '' } : splitAt(draft.target, at)
  const { path, query } = mutation(url, random)
  draft.target = `${path}${query}`
  draft.mutations.push(`url ${name}`)
}

function splitAt(target: string, at: number): Url {
  return { path: target.slice(0, at), query: target.slice(at) }
}

/** Arbitraries are slow to build. */
const segments = anySegment()
const badSequences = splitWords('% %z %zz %ff %C3%28 %00 %2f %2F %5c %2e%2e %u0041 %0d%0a %25')
const separators = ['//', '/./', '/../', '/..;/', '/;a=b/', '/%2e/', '/%2f', '\\', '/ ', '/*/']
const longLengths = [257, 2048, 2049, 9000, 20_000]
const sandboxes = ['', 'x'.repeat(65), ...splitWords('a b-2 C.3 ~ __proto__ constructor %61 a%2fb %00 . ..')]
const wholeTargets = ['', ...splitWords('* / ? # /? // v1/models http://h/v1/models http:// /v1 /__mock /files/')]
const queryNames = ['', ...splitWords('key alt limit pageSize variant a %zz %00 x[] __proto__[x]'), ...inheritedNames]
const queryValues = [
  '',
  '[object Object]',
  ...splitWords('1 -1 1e999 sse json % %ff %00 a&a sk-mock'),
  ...inheritedNames,
]

function encodeCharacter(character: string, random: Random): string {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0')
  return `%${random.chance(50) ? hex : hex.toUpperCase()}`
}

const named: Readonly<Record<string, UrlMutation>> = {
  'encoded characters': ({ path, query }, random) => {
    const percent = random.pick([5, 30, 100])
    const encoded = [...path].map((character) =>
      character !== '/' && random.chance(percent) ? encodeCharacter(character, random) : character,
    )
    return { path: encoded.join(''), query }
  },
  'one encoded character': ({ path, query }, random) => {
    const at = random.integer(0, Math.max(0, path.length - 1))
    return { path: path.slice(0, at) + encodeCharacter(path[at] ?? '/', random) + path.slice(at + 1), query }
  },
  'bad sequence': ({ path, query }, random) => ({ path: insertText(path, random.pick(badSequences), random), query }),
  'odd separator': ({ path, query }, random) => {
    const parts = path.split('/')
    const at = random.integer(1, Math.max(1, parts.length - 1))
    return { path: parts.slice(0, at).join('/') + random.pick(separators) + parts.slice(at).join('/'), query }
  },
  'odd segment': ({ path, query }, random) => {
    const segment = random.chance(50) ? random.pick(inheritedNames) : asLatin1(random.draw(segments))
    return { path: replaceSegment(path, segment, random), query }
  },
  'long segment': ({ path, query }, random) => {
    return { path: replaceSegment(path, 'x'.repeat(random.pick(longLengths)), random), query }
  },
  'more segments': ({ path, query }, random) => {
    return { path: path + random.pick(['/', '/x', '/%20', ':', ':generateContent', '/../..', '/a'.repeat(500)]), query }
  },
  sandbox: ({ path, query }, random) => {
    return { path: random.pick(['/~', '/~', '/%7e', '/%7E', '/~/~']) + random.pick(sandboxes) + path, query }
  },
  'other case': ({ path, query }) => ({ path: path.toUpperCase(), query }),
  'query parameter': ({ path, query }, random) => {
    const more = Array.from({ length: random.pick([1, 1, 2, 3, 1200]) }, () => {
      return `${random.pick(queryNames)}${random.pick(['=', '=', '=', '', '=='])}${random.pick(queryValues)}`
    })
    return { path, query: `${query === '' ? '?' : `${query}&`}${more.join('&')}` }
  },
  'repeated query': ({ path, query }) => ({ path, query: query === '' ? '?&&&=&' : `${query}&${query.slice(1)}` }),
  'odd target': (_, random) => ({ path: random.pick(wholeTargets), query: '' }),
  'raw bytes': ({ path, query }, random) => {
    return {
      path: insertText(path, random.pick([' ', '\t', '\x00', '\x7f', 'é', '"<>', '|^`', '#x', '\xff\xfe']), random),
      query,
    }
  },
}
const mutations = Object.entries(named)

function insertText(text: string, part: string, random: Random): string {
  const at = random.integer(0, text.length)
  return text.slice(0, at) + part + text.slice(at)
}

function replaceSegment(path: string, segment: string, random: Random): string {
  const parts = path.split('/')
  const at = random.integer(1, Math.max(1, parts.length - 1))
  // The part after a colon is the method of generate-content.
  const method = random.chance(70) ? (/:\w+$/.exec(parts[at] ?? '')?.[0] ?? '') : ''
  return parts.with(Math.min(at, parts.length - 1), `${segment}${method}`).join('/')
}
