import { anyMediaType } from '../../conformance/fuzz/junk-arbitrary.ts'
import { inheritedNames, splitWords } from './odd-values.ts'
import type { Random } from './random.ts'
import { type Draft, getHeader, removeHeader, setHeader } from './request.ts'

type HeaderMutation = (draft: Draft, random: Random) => void

export function mutateHeaders(draft: Draft, random: Random): void {
  if (draft.headers.length === 0) return
  const [name, mutation] = random.pick(mutations)
  mutation(draft, random)
  draft.mutations.push(`header ${name}`)
}

/** Arbitraries are slow to build. */
const anyType = anyMediaType()
const mediaTypes = [
  'APPLICATION/JSON',
  'application/json;;',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/json, text/plain',
  ' ',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary="a',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=b',
  'application/vnd.api+json',
  'application/json+json',
  ...inheritedNames,
]
const ranges = splitWords(
  'bytes=0- bytes=-1 bytes=-0 bytes=5-1 bytes=0-0,2-3 bytes=99999999999999999999- bytes= lines=1-2 bytes=a-b',
)
const hosts = ['', ' ', 'a b', '\xff', 'x'.repeat(5000), ...splitWords('h:99999 [::1 [::1]:80 evil.example h/p?q#f "')]
const origins = ['null', 'http://evil.example', 'file://', '*', '', 'http://[::1', '__proto__', '\xe9']
const preferences = splitWords(`
  __proto__ constructor=1 code=__proto__ code=999 code=-1 code=NaN code= code=200.5 example=constructor example=__proto__
  dynamic=toString dynamic=false wait=-1 wait=1e9 wait=0 delay=NaN fault=__proto__ fault=constructor:1 fault=status:x
  fault= fault=::: = ,,, code="429 code=429,code=404 respond-async example=\xe9 \\`)
const failing = ['code=500', 'code=503', 'fault=status:503', 'fault=status:500']
const names = splitWords(`
  x-odd x-mock-sandbox x-forwarded-for x-forwarded-proto x-http-method-override accept accept-encoding cookie if-none-match
  if-range te upgrade x-request-id traceparent access-control-request-method`)
const values = [
  '',
  ' ',
  'a, b',
  '\xe9\xff',
  'x'.repeat(3000),
  ...splitWords('*/*;q=2 gzip;q=0 " =;= http://[ 0 -1 %00 websocket'),
]
const methods = splitWords('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND QUERY get FOO __proto__')
const credentialNames = ['authorization', 'x-api-key', 'x-goog-api-key']
const credentials = [
  'Bearer',
  'Bearer ',
  'bearer sk-mock',
  'Basic c2s6bW9jaw==',
  'Bearer sk-mock~',
  'Bearer sk-mock~a',
  'Bearer sk-mock~__proto__',
  'Bearer sk-mock~%00',
  'Bearer sk-mock extra',
  '\xff',
  'Bearer constructor',
  `Bearer ${'k'.repeat(4000)}`,
  'sk-mock~a/b',
]

const named: Readonly<Record<string, HeaderMutation>> = {
  missing: (draft, random) => draft.headers.splice(random.integer(0, draft.headers.length - 1), 1),
  repeated: (draft, random) => draft.headers.push(random.pick(draft.headers)),
  'odd value': (draft, random) => {
    const [name] = random.pick(draft.headers)
    setHeader(draft, name, random.pick([...values, ...inheritedNames]))
  },
  'odd header': (draft, random) => {
    const name = random.pick([...names, ...inheritedNames])
    const ownSandbox = name === 'x-mock-sandbox' && draft.hasControlKey
    draft.headers.push([ownSandbox ? 'x-odd' : name, random.pick([...values, ...inheritedNames])])
  },
  'illegal header': (draft, random) => {
    const bad: [string, string][] = [
      ['bad name', '1'],
      ['', 'x'],
      ['a\x00b', '1'],
      ['x', 'a\x01b'],
      ['x', 'a\nb: c'],
      ['x\r', 'y'],
      ['\xe9', '1'],
    ]
    draft.headers.push(random.pick(bad))
  },
  'huge headers': (draft, random) => {
    if (random.chance(50)) draft.headers.push(['x-huge', 'x'.repeat(random.pick([8000, 15_000, 17_000, 70_000]))])
    else for (let i = 0; i < random.pick([90, 900, 2100]); i++) draft.headers.push([`x-${i}`, ''])
  },
  'content type': (draft, random) => {
    if (random.chance(15)) return removeHeader(draft, 'content-type')
    setHeader(draft, 'content-type', random.chance(70) ? random.pick(mediaTypes) : random.draw(anyType))
  },
  'content encoding': (draft, random) => {
    setHeader(draft, 'content-encoding', random.pick(['gzip', 'identity', 'deflate, br', '', 'IDENTITY', '__proto__']))
  },
  chunked: (draft) => {
    if (draft.body !== undefined || draft.json !== undefined) draft.framing = 'chunked'
  },
  'empty body': (draft) => {
    draft.json = undefined
    draft.body = Buffer.alloc(0)
  },
  expect: (draft, random) =>
    setHeader(draft, 'expect', random.pick(['100-continue', '100-Continue', 'nothing', '', '200-ok'])),
  range: (draft, random) => setHeader(draft, 'range', random.pick(ranges)),
  'connection close': (draft, random) => {
    setHeader(draft, 'connection', random.pick(['close', 'Close', 'keep-alive, close', 'upgrade', 'x', '']))
  },
  host: (draft, random) => setHeader(draft, 'host', random.pick([...hosts, ...inheritedNames])),
  origin: (draft, random) => {
    setHeader(draft, 'origin', random.pick(origins))
    if (random.chance(50)) setHeader(draft, 'access-control-request-method', random.pick(methods))
    if (random.chance(30)) draft.method = 'OPTIONS'
  },
  prefer: (draft, random) => {
    draft.mayFail = random.chance(10)
    setHeader(draft, 'prefer', random.pick(draft.mayFail ? failing : preferences))
  },
  credentials: (draft, random) => {
    const name = credentialNames.find((header) => getHeader(draft, header) !== undefined) ?? 'authorization'
    setHeader(draft, name, random.pick(credentials))
  },
  method: (draft, random) => {
    draft.method = random.pick(methods)
  },
  version: (draft, random) => {
    draft.version = random.pick(['HTTP/1.0', 'HTTP/1.1', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', '', 'HTTP/1.1 '])
  },
  framing: (draft, random) => {
    draft.framing = 'headers'
    draft.delivery = 'half-close'
    for (const header of random.pick(framings)) {
      const [name = '', value = ''] = header.split(':')
      draft.headers.push([name, value])
    }
  },
}
const mutations = Object.entries(named)

/** Framings that do not match the body, most of them illegal. */
const framings: readonly string[][] = [
  ...splitWords('0 5 99999 99999999999999 -1 0x10 +5').map((length) => [`content-length:${length}`]),
  ['content-length:5', 'content-length:6'],
  ['content-length:5', 'transfer-encoding:chunked'],
  ['transfer-encoding:chunked'],
  ['transfer-encoding:gzip, chunked'],
  ['transfer-encoding:chunked, gzip'],
  ['transfer-encoding: chunked', 'transfer-encoding:identity'],
  [],
]
