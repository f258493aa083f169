import fc from 'fast-check'
import { anyText } from './json-arbitrary.ts'

/** Bodies that are rarely JSON: any bytes, JSON with changed or truncated bytes, inputs that break parsers. */
export function anyBytes(json: string): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const text = Buffer.from(json)
  return fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.nat(text.length).map((length) => Uint8Array.from(text.subarray(0, length))),
    fc.tuple(fc.nat(text.length - 1), fc.nat(255)).map(([at, byte]) => Uint8Array.from(text).fill(byte, at, at + 1)),
    fc.constantFrom(...oddBodies(json)).map((odd) => Uint8Array.from(Buffer.from(odd))),
  )
}

function oddBodies(json: string): string[] {
  return [
    '',
    ' ',
    'null',
    'NaN',
    '1e999',
    '-0',
    '"\\ud800"',
    `\ufeff${json}`,
    `${json}\u0000`,
    `${json},`,
    '['.repeat(20_000),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    `${json.slice(0, -1)},"__proto__":{"model":1}}`,
    `${json.slice(0, -1)},${json.slice(1)}`,
    '--x\r\nContent-Disposition: form-data; name="model"\r\n\r\na\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="model"\r\n\r\na',
  ]
}

/** A media type, mostly that of JSON. */
export function anyMediaType(): fc.Arbitrary<string> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      'application/json; charset=utf-8',
      'application/json; charset=latin1',
      'application/merge-patch+json',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'application/octet-stream',
      'json',
      '/',
      ';',
    ),
  )
}

/** A path segment: any encoded string, or an invalid encoding; no dot segments, which change the path. */
export function anySegment(): fc.Arbitrary<string> {
  const encoded = anyText()
    .map((text) => encodeURIComponent(text.toWellFormed()))
    .filter((segment) => !/^\.*$/.test(segment))
  return fc.oneof(encoded, fc.constantFrom('%zz', '%', '%ff', '%C3%28', '%00', 'a%2Fb', 'x'.repeat(3000)))
}
