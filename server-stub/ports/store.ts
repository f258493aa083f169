/** Records by id, in named collections. Values are plain JSON data; what is read is not the object that was written. */
export interface Store {
  get<T>(collection: string, id: string): Promise<T | undefined>
  put<T>(collection: string, id: string, value: T): Promise<void>
  delete(collection: string, id: string): Promise<void>
}
