export interface FileContent {
  readonly fileName: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The content of a `File`, which itself gives its bytes only later. */
const contents = new WeakMap<File, FileContent>()

export function makeFile(content: FileContent): File {
  const file = new File([content.bytes], content.fileName, { type: content.mediaType })
  contents.set(file, content)
  return file
}

/** Replaces bytes, and the files of a form, by what `show` makes of them. */
export function replaceBytes(value: unknown, show: (bytes: Uint8Array, mediaType: string) => unknown): unknown {
  if (value instanceof Uint8Array) return show(value, 'application/octet-stream')
  if (value instanceof File) {
    const { bytes, mediaType } = contents.get(value) ?? { bytes: new Uint8Array(), mediaType: value.type }
    return show(bytes, mediaType)
  }
  if (Array.isArray(value)) return value.some(isBytes) ? value.map((item) => replaceBytes(item, show)) : value
  if (typeof value !== 'object' || value === null || !Object.values(value).flat().some(isBytes)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceBytes(item, show)]))
}

function isBytes(value: unknown): boolean {
  return value instanceof File || value instanceof Uint8Array
}

/** Bytes as a string with one character per byte, which is what a schema describes. */
export function toBinaryString(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
