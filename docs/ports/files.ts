import type { Files } from '../../server-stub/ports/files.ts'

/** What stands for your own object store here, in the words of most of them. */
export interface Bucket {
  putObject(key: string, body: Uint8Array, contentType: string): Promise<void>
  getObject(key: string): Promise<{ body: Uint8Array; contentType: string } | undefined>
}

/** Results in an object store, below one prefix. */
export function getFiles(bucket: Bucket, prefix = 'results/'): Files {
  return {
    put: (name, { bytes, mediaType }) => bucket.putObject(prefix + name, bytes, mediaType),
    get: async (name) => {
      const found = await bucket.getObject(prefix + name)
      return found && { bytes: found.body, mediaType: found.contentType }
    },
  }
}
