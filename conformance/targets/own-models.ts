import { isObject, type JsonObject } from '../../runtime/json.ts'
import { type Case, matchesPattern } from '../verdict.ts'

/** A target's name for a model of the contract's examples. */
export interface OwnModel {
  /** Pattern of the names in the examples, as in `gw-text-*`. */
  readonly pattern: string
  readonly id: string
}

/** The case with the models of the target; models that match no pattern are unchanged. */
export function withOwnModels(given: Case, models: readonly OwnModel[]): Case {
  if (models.length === 0) return given
  const rename = (name: string): string => models.find(({ pattern }) => matchesPattern(pattern, name))?.id ?? name
  const { path, body } = given.request
  const renamed = path.replace(modelInPath, (name) => {
    const id = rename(name)
    return id === name ? name : encodeURIComponent(id)
  })
  const own = isObject(body) ? { body: renameIn(body, rename) } : {}
  return { ...given, request: { ...given.request, path: renamed, ...own } }
}

const modelInPath = /(?<=\/models\/)[^/:]+(?=:)/

/** Place of the model in a request. */
function renameIn(body: JsonObject, rename: (name: string) => string): JsonObject {
  const { model, metadata } = body
  const key = isObject(metadata) ? metadata.req_key : undefined
  return {
    ...body,
    ...(typeof model === 'string' ? { model: rename(model) } : {}),
    ...(isObject(metadata) && typeof key === 'string' ? { metadata: { ...metadata, req_key: rename(key) } } : {}),
  }
}
