import { isObject, type JsonObject } from '../../runtime/json.ts'
import { type Case, matchesPattern } from '../verdict.ts'

/** A target's name for a model of the contract's examples. */
export interface ModelAlias {
  /** Pattern of the names in the examples, as in `gw-text-*`. */
  readonly pattern: string
  readonly id: string
}

/** The case with the target's names of models; models that match no pattern are unchanged. */
export function replaceModels<T extends Pick<Case, 'request'>>(testCase: T, aliases: readonly ModelAlias[]): T {
  if (aliases.length === 0) return testCase
  const rename = (name: string): string => aliases.find(({ pattern }) => matchesPattern(pattern, name))?.id ?? name
  const { path, body } = testCase.request
  const renamedPath = path.replace(modelInPath, (name) => {
    const id = rename(name)
    return id === name ? name : encodeURIComponent(id)
  })
  const renamedBody = isObject(body) ? { body: replaceInBody(body, rename) } : {}
  return { ...testCase, request: { ...testCase.request, path: renamedPath, ...renamedBody } }
}

const modelInPath = /(?<=\/models\/)[^/:]+(?=:)/

/** Renames `model`, and `req_key` of the metadata. */
function replaceInBody(body: JsonObject, rename: (name: string) => string): JsonObject {
  const { model, metadata } = body
  const key = isObject(metadata) ? metadata.req_key : undefined
  return {
    ...body,
    ...(typeof model === 'string' ? { model: rename(model) } : {}),
    ...(isObject(metadata) && typeof key === 'string' ? { metadata: { ...metadata, req_key: rename(key) } } : {}),
  }
}
