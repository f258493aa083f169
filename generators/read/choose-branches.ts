import type { ErrorObject } from 'ajv'
import type AjvCore from 'ajv/dist/core.js'
import { asObject, type Json } from '../../runtime/json.ts'

/** Limits the search, whose time is quadratic in the number of errors. */
const maxErrors = 2000

/** Replaces the errors of all branches of a union by those of the branch that is meant. `ajv` is verbose. */
export function chooseBranches(ajv: AjvCore.default, all: readonly ErrorObject[]): ErrorObject[] {
  const errors = all.slice(0, maxErrors)
  const unions = errors.map((error, index) => ({ error, index })).filter(({ error }) => isUnion(error))
  // A union reports its branches before itself.
  const isInside = ({ instancePath }: ErrorObject, at: number): boolean =>
    unions.some(({ error, index }) => at < index && `${instancePath}/`.startsWith(`${error.instancePath}/`))
  const outer = errors.filter((error, at) => !isInside(error, at))
  return outer.flatMap((error) => (isUnion(error) ? chooseBranch(ajv, error) : [error]))
}

function isUnion({ keyword }: ErrorObject): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf'
}

function chooseBranch(ajv: AjvCore.default, union: ErrorObject): ErrorObject[] {
  const branches = (union.schema as Json[]).map((branch) => {
    const validate = compileBranch(ajv, branch)
    if (validate === undefined || validate(union.data)) return [union]
    const errors = chooseBranches(ajv, validate.errors ?? [])
    return errors.map((error) => ({ ...error, instancePath: union.instancePath + error.instancePath }))
  })
  const meant = branches.filter((errors) => !errors.some(isNoReference))
  const sorted = [...(meant.length > 0 ? meant : branches)].sort((a, b) => getDistance(a) - getDistance(b))
  return joinValues(sorted) ?? sorted[0] ?? [union]
}

/** A branch whose constant differs is further away than one with something missing. */
function getDistance(errors: readonly ErrorObject[]): number {
  return errors.length + 10 * errors.filter((error) => getValues(error)?.length === 1).length
}

function getValues({ keyword, params }: ErrorObject): readonly Json[] | undefined {
  return keyword === 'enum' ? params.allowedValues : keyword === 'const' ? [params.allowedValue] : undefined
}

/** If all branches differ in the value of one key only, what that may be. */
function joinValues(branches: readonly (readonly ErrorObject[])[]): ErrorObject[] | undefined {
  const [first] = branches[0] ?? []
  const same = branches.filter((errors) => errors.length === 1 && errors[0]?.instancePath === first?.instancePath)
  const values = same.map(([error]) => error && getValues(error))
  if (!first || branches[0]?.length !== 1 || same.length < 2 || values.includes(undefined)) return undefined
  return [{ ...first, keyword: 'enum', params: { allowedValues: [...new Set(values.flat())] } }]
}

/** Whether the branch is a reference, and the value is not one. */
function isNoReference({ keyword, params }: ErrorObject): boolean {
  return keyword === 'required' && params.missingProperty === '$ref'
}

function compileBranch(ajv: AjvCore.default, branch: Json): ReturnType<AjvCore.default['compile']> | undefined {
  const { $ref } = asObject(branch)
  if (typeof $ref === 'string' && $ref.startsWith('#')) return ajv.getSchema(`official${$ref}`)
  return JSON.stringify(branch).includes('"$ref":"#') ? undefined : ajv.compile(asObject(branch))
}
