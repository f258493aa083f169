/** Records by id, in named collections. Values are plain JSON; reads return copies. */
export interface Store {
  get<T>(collection: string, id: string): Promise<T | undefined>
  put<T>(collection: string, id: string, value: T): Promise<void>
  delete(collection: string, id: string): Promise<void>
}
