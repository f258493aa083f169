import type { ProblemKind } from '../../runtime/contract.ts'
import { asObject, asString, byName, type Json, type JsonObject, type Keys } from '../../runtime/json.ts'
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
  return { kind, status, variants, slots: findSlots(reader, media.schema), origin: reader.document.getOrigin(response) }
}

/** The paths of the properties with x-problem-slot in an error schema. */
export function findSlots(reader: DocumentReader, schema: Json | undefined): ProblemSlots {
  const marked = collectSlots(reader, schema, [], new Set())
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
  const item = collectSlots(reader, list.schema.items, [], new Set())
  const getPath = (slot: string): Keys => item.find((entry) => entry.slot === slot)?.path ?? []
  return { ...slots, violations: { at: list.path, message: getPath('message'), param: getPath('param') } }
}

interface Found {
  readonly slot: string
  readonly path: Keys
  readonly schema: JsonObject
}

function collectSlots(
  reader: DocumentReader,
  value: Json | undefined,
  path: Keys,
  above: ReadonlySet<object>,
): Found[] {
  const parts = collectBranches(reader, value, new Set())
  const inner = new Set([...above, ...parts])
  return [...parts].flatMap((schema) => (above.has(schema) ? [] : collectPart(reader, schema, path, inner)))
}

/** A schema and its branches, which apply to the same value; those without a slot only have branches. */
function collectBranches(reader: DocumentReader, value: Json | undefined, parts: Set<JsonObject>): Set<JsonObject> {
  const schema = reader.follow(value)
  if (parts.has(schema)) return parts
  parts.add(schema)
  if (asString(schema['x-problem-slot']) !== undefined) return parts
  for (const branch of listBranches(schema)) collectBranches(reader, branch, parts)
  return parts
}

function collectPart(reader: DocumentReader, schema: JsonObject, path: Keys, inner: ReadonlySet<object>): Found[] {
  const slot = asString(schema['x-problem-slot'])
  if (slot !== undefined) return [{ slot, path, schema }]
  const properties = Object.entries(asObject(schema.properties))
  return [
    ...properties.flatMap(([name, property]) => collectSlots(reader, property, [...path, name], inner)),
    ...(schema.items === undefined ? [] : collectSlots(reader, schema.items, [...path, 0], inner)),
  ]
}
