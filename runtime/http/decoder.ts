import type { Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { ownValue } from '../json.ts'

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
  // Absent before Node 22.15.
  zstd: zlib.createZstdDecompress,
}

/** A decoder of a body with this Content-Encoding; undefined if the encoding is not one that is decoded. */
export function createDecoder(encoding: string): Transform | undefined {
  return ownValue(decoders, encoding.toLowerCase())?.()
}
