export interface StoredFile {
  readonly bytes: Uint8Array
  readonly mediaType: string
}

/** Results for download, by a name that the writer chooses, such as `<task id>.png`. */
export interface Files {
  /** Stores the file, replacing one with the same name. */
  put(name: string, file: StoredFile): Promise<void>
  /** The file with that name; undefined if it does not exist or was deleted. */
  get(name: string): Promise<StoredFile | undefined>
}
