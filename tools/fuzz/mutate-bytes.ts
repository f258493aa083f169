import { anyBytes } from '../../conformance/fuzz/junk-arbitrary.ts'
import { inheritedNames } from './odd-values.ts'
import type { Random } from './random.ts'
import { type Draft, setHeader } from './request.ts'

type BytesMutation = (body: Buffer, random: Random) => Buffer

/** Changes the bytes of the body. Does nothing where there are none. */
export function mutateBytes(draft: Draft, random: Random): void {
  const body = getBody(draft)
  if (body === undefined) return
  const [name, mutation] = random.pick(mutations)
  draft.body = mutation(body, random)
  draft.json = undefined
  draft.mutations.push(`bytes ${name}`)
}

/** Sends a form of the type that URLs have. */
export function sendUrlEncoded(draft: Draft, random: Random): void {
  const pair = () =>
    `${random.pick([...inheritedNames, 'model', 'prompt', '%zz', ''])}=${random.pick(['a', '%', '+', '', '%ff'])}`
  draft.body = Buffer.from(Array.from({ length: random.pick([0, 1, 5, 5, 5, 1000]) }, pair).join('&'))
  draft.json = undefined
  setHeader(draft, 'content-type', 'application/x-www-form-urlencoded')
  draft.mutations.push('bytes url-encoded')
}

export function getBody({ body, json }: Draft): Buffer | undefined {
  return json === undefined ? body : Buffer.from(JSON.stringify(json))
}

const badUtf8 = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xc0, 0x80], [0]]

const named: Readonly<Record<string, BytesMutation>> = {
  'cut short': (body, random) => body.subarray(0, random.integer(0, body.length)),
  'trailing garbage': (body, random) =>
    Buffer.concat([body, Buffer.from(random.pick(['\x00', '}', ',', 'x', '{}', ' \n', '//', '\ufeff']))]),
  'byte order mark': (body) => Buffer.concat([Buffer.from('\ufeff'), body]),
  'invalid UTF-8': (body, random) => {
    const at = random.integer(0, body.length)
    return Buffer.concat([body.subarray(0, at), Buffer.from(random.pick(badUtf8)), body.subarray(at)])
  },
  'changed byte': (body, random) => {
    const changed = Buffer.from(body)
    for (let i = 0; i < random.pick([1, 1, 5]); i++)
      changed[random.integer(0, Math.max(0, body.length - 1))] = random.integer(0, 255)
    return changed
  },
  'other encoding': (body, random) => Buffer.from(body.toString('utf8'), random.pick(['utf16le', 'latin1'] as const)),
  'white space': (body, random) => Buffer.concat([Buffer.alloc(random.pick([1, 70_000]), ' '), body]),
  'parser junk': (body, random) => Buffer.from(random.draw(anyBytes(body.length === 0 ? '{}' : body.toString('utf8')))),
}
const mutations = Object.entries(named)
