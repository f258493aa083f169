import type { Files } from '../../server-stub/ports/state.ts'

/** Replace with your object store. */
export interface Bucket {
  putObject(key: string, body: Uint8Array, contentType: string): Promise<void>
  getObject(key: string): Promise<{ body: Uint8Array; contentType: string } | undefined>
}

/** Result files in an object store, under one prefix. */
export function getFiles(bucket: Bucket, prefix = 'results/'): Files {
  return {
    put: (name, { bytes, mediaType }) => bucket.putObject(prefix + name, bytes, mediaType),
    get: async (name) => {
      const object = await bucket.getObject(prefix + name)
      return object && { bytes: object.body, mediaType: object.contentType }
    },
  }
}
