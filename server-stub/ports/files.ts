/** A file with its media type, such as `image/png`. */
export interface StoredFile {
  readonly bytes: Uint8Array
  readonly mediaType: string
}

/** Results that clients download, by a name that the writer chooses, such as `<task id>.png`. */
export interface Files {
  /** Keeps the file; one of the same name is replaced. */
  put(name: string, file: StoredFile): Promise<void>
  /** The file of that name, or undefined where there is none (any more). */
  get(name: string): Promise<StoredFile | undefined>
}
