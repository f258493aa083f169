import { crc32, inflateSync } from 'node:zlib'

/** The size of a PNG file and its raw bytes, including filters; throws if the file is incomplete. */
export function readPng(file: Uint8Array): { width: number; height: number; raw: Uint8Array } {
  const bytes = Buffer.from(file)
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG signature')
  const chunks = new Map<string, Buffer>()
  let at = 8
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) throw new Error(`bad checksum at ${at}`)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, end))
    at = end + 4
  }
  if ([...chunks.keys()].join() !== 'IHDR,IDAT,IEND') throw new Error(`chunks: ${[...chunks.keys()]}`)
  const header = chunks.get('IHDR') ?? Buffer.alloc(0)
  const raw = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), raw }
}
