import type { ProblemKind } from '../../runtime/contract.ts'
import {
  asArray,
  asObject,
  asString,
  byName,
  isObject,
  type Json,
  type JsonObject,
  type Keys,
  ownValue,
} from '../../runtime/json.ts'
import { listBranches } from '../read/structure.ts'
import type { Problem, ProblemSlots } from './contract.ts'
import { type DocumentReader, getExamples } from './documents.ts'

/** The values of x-problem with their statuses. Without x-problem, the first of them that is declared is used. */
export const problemKinds: Readonly<Record<ProblemKind, readonly [number, ...number[]]>> = {
  'invalid-request': [400, 422],
  unauthenticated: [401],
  forbidden: [403],
  'not-found': [404],
  'method-not-allowed': [405],
  'payload-too-large': [413],
  'unsupported-media-type': [415],
  'range-not-satisfiable': [416],
  'rate-limited': [429],
  internal: [500],
  unavailable: [503],
  timeout: [504],
}

/** The problems declared by the responses of a family's operations, one per kind, sorted by kind. */
export function buildProblems(reader: DocumentReader, operations: readonly JsonObject[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const operation of operations) {
    for (const [status, value] of Object.entries(asObject(operation.responses))) {
      const response = reader.follow(value)
      const kind = asString(response['x-problem'])
      if (kind === undefined) continue
      if (!Object.hasOwn(problemKinds, kind))
        reader.report('unknown-problem', `\`${kind}\` is not a kind of problem.`, response, 'x-problem')
      const problem = buildProblem(reader, kind, Number(status), response)
      const declared = problems.get(kind)
      if (declared && JSON.stringify(declared) !== JSON.stringify(problem)) {
        reader.report('problem-conflict', `A second response for \`${kind}\` differs from the first.`, response)
      }
      problems.set(kind, declared ?? problem)
    }
  }
  return [...problems.values()].sort((a, b) => byName(a.kind, b.kind))
}

function buildProblem(reader: DocumentReader, kind: string, status: number, response: JsonObject): Problem {
  const media = asObject(Object.values(asObject(response.content))[0])
  const variants = getExamples(reader, media)
  if (variants.length === 0) reader.report('missing-example', `The response for \`${kind}\` has no example.`, response)
  const slots = findSlots(reader, media.schema, variants)
  return { kind, status, variants, slots, origin: reader.document.getOrigin(response) }
}

/** The paths in the variants of the properties with x-problem-slot in an error schema. */
export function findSlots(
  reader: DocumentReader,
  schema: Json | undefined,
  variants: readonly { readonly value: Json }[],
): ProblemSlots {
  const marked = collectSlots(reader, { schemas: [schema], values: variants.map(({ value }) => value), path: [] })
  const paths = (slot: string): Keys[] => marked.filter((entry) => entry.slot === slot).map(({ path }) => path)
  const list = marked.find(({ slot }) => slot === 'violations')
  const delays = paths('retry-delay')
  const slots = {
    message: paths('message'),
    param: paths('param'),
    sequence: paths('sequence'),
    ...(delays.length === 0 ? {} : { retryDelay: delays }),
  }
  if (!list) return slots
  const values = getFirstItems(list)
  const item = collectSlots(reader, { schemas: list.schemas.map(({ items }) => items), values, path: [] })
  const getPath = (slot: string) => item.find((entry) => entry.slot === slot)?.path
  const message = getPath('message')
  if (message === undefined && values.some(isObject)) return slots
  return { ...slots, violations: { at: list.path, message: message ?? [], param: getPath('param') ?? [] } }
}

/** The schemas of a path, and the values that the variants have there. */
interface Place<Schema> {
  readonly path: Keys
  readonly schemas: readonly Schema[]
  readonly values: readonly Json[]
}

interface Found extends Place<JsonObject> {
  readonly slot: string
}

/** Looks only where a variant has a value: the paths of a schema can be many more than its bytes. */
function collectSlots(reader: DocumentReader, place: Place<Json | undefined>): Found[] {
  const { path, values } = place
  if (values.length === 0) return []
  const parts = new Set<JsonObject>()
  for (const schema of place.schemas) collectBranches(reader, schema, parts)
  const schemas = [...parts]
  const slots = new Set(schemas.flatMap((schema) => asString(schema['x-problem-slot']) ?? []))
  const inner = schemas.filter((schema) => asString(schema['x-problem-slot']) === undefined)
  const names = new Set(inner.flatMap(({ properties }) => Object.keys(asObject(properties))))
  const found = [...slots].map((slot) => ({ slot, path, schemas, values }))
  const ofProperties = [...names].flatMap((name) =>
    collectSlots(reader, {
      path: [...path, name],
      schemas: inner.flatMap(({ properties }) => ownValue(asObject(properties), name) ?? []),
      values: values.flatMap((value) => {
        const inner = ownValue(asObject(value), name)
        return inner === undefined ? [] : [inner]
      }),
    }),
  )
  const ofItems = collectSlots(reader, {
    path: [...path, 0],
    schemas: inner.map(({ items }) => items),
    values: getFirstItems(place),
  })
  return [...found, ...ofProperties, ...ofItems]
}

function getFirstItems({ values }: Pick<Found, 'values'>): Json[] {
  return values.flatMap((value) => asArray(value).slice(0, 1))
}

/** A schema and its branches, which apply to the same value; those without a slot only have branches. */
function collectBranches(reader: DocumentReader, value: Json | undefined, parts: Set<JsonObject>): void {
  const schema = reader.follow(value)
  if (parts.has(schema)) return
  parts.add(schema)
  if (asString(schema['x-problem-slot']) !== undefined) return
  for (const branch of listBranches(schema)) collectBranches(reader, branch, parts)
}
