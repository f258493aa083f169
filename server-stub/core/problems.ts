import type { Family, Json, Path, ProblemKind, ProblemSlots, ProblemTemplate } from './contract.ts'
import { ownValue } from './own-value.ts'
import type { Problem } from './problem.ts'

/** An error as it goes over the wire. */
export interface EncodedProblem {
  readonly status: number
  readonly mediaType: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Json
}

/**
 * Encodes a problem by the family's own template. A failure that it has none for is told as an internal one, and what is
 * forbidden where nothing is declared to be as not found; what else it has none for becomes an RFC 9457 body.
 */
export function encodeProblem(problem: Problem, family: Family | undefined): EncodedProblem {
  const template = family?.problems[problem.kind] ?? standInTemplate(problem, family)
  const { headers } = problem
  if (template === undefined) return { ...plainProblem(problem), headers }
  const status = problem.status ?? template.status
  return { status, mediaType: 'application/json', headers, body: fillTemplate(template, problem, 0) }
}

function standInTemplate({ kind }: Problem, family: Family | undefined): ProblemTemplate | undefined {
  if (kind === 'forbidden') return family?.problems['not-found']
  return plain[kind].status >= 500 ? family?.problems.internal : undefined
}

/**
 * The body of the problem's variant, else of the one named after its kind, else of the first, the problem's facts written
 * into its slots. Without a message the template's own words stay, all of them. `sequence` is the number of events sent
 * before.
 */
export function fillTemplate(
  { variants, slots }: Pick<ProblemTemplate, 'variants' | 'slots'>,
  problem: Problem,
  sequence: number,
): Json {
  const named =
    variants.find(({ name }) => name === problem.variant) ?? variants.find(({ name }) => name === problem.kind)
  const variant = named ?? variants[0]
  const body = writeAll(variant?.body ?? null, slots.sequence, sequence)
  return problem.message === '' ? body : writeFacts(body, slots, problem)
}

function writeFacts(body: Json, slots: ProblemSlots, { message, violations }: Problem): Json {
  const withMessage = writeAll(body, slots.message, message)
  const filled = writeAll(withMessage, slots.param, violations[0]?.param || null)
  if (slots.violations === undefined) return filled
  const { at, message: messageAt, param: paramAt } = slots.violations
  const list = read(filled, at)
  const item = Array.isArray(list) ? list[0] : undefined
  if (item === undefined) return filled
  const broken = violations.length > 0 ? violations : [{ param: '', message }]
  return write(
    filled,
    at,
    broken.map((each) => write(write(item, messageAt, each.message), paramAt, each.param)),
  )
}

function writeAll(body: Json, paths: readonly Path[], value: Json): Json {
  return paths.reduce((written, path) => write(written, path, value), body)
}

/** A copy of `body` with `value` in the place of what stands at `path`; `body` itself where nothing stands there. */
function write(body: Json, path: Path, value: Json): Json {
  if (path.length === 0) return value
  const [step, ...rest] = path
  const inner = step === undefined ? undefined : child(body, step)
  if (step === undefined || inner === undefined) return body
  const written = write(inner, rest, value)
  if (Array.isArray(body)) return body.with(Number(step), written)
  return { ...(body as Readonly<Record<string, Json>>), [step]: written }
}

function read(body: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((inner, step) => (inner === undefined ? inner : child(inner, step)), body)
}

function child(body: Json, step: string | number): Json | undefined {
  return typeof body === 'object' && body !== null
    ? ownValue(body as Readonly<Record<string, Json>>, String(step))
    : undefined
}

const plain: Readonly<Record<ProblemKind, { readonly status: number; readonly title: string }>> = {
  'invalid-request': { status: 400, title: 'Bad Request' },
  unauthenticated: { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Forbidden' },
  'not-found': { status: 404, title: 'Not Found' },
  'method-not-allowed': { status: 405, title: 'Method Not Allowed' },
  'payload-too-large': { status: 413, title: 'Content Too Large' },
  'range-not-satisfiable': { status: 416, title: 'Range Not Satisfiable' },
  'unsupported-media-type': { status: 415, title: 'Unsupported Media Type' },
  'rate-limited': { status: 429, title: 'Too Many Requests' },
  unavailable: { status: 503, title: 'Service Unavailable' },
  timeout: { status: 504, title: 'Gateway Timeout' },
  internal: { status: 500, title: 'Internal Server Error' },
}

function plainProblem({ kind, message }: Problem): Omit<EncodedProblem, 'headers'> {
  const { status, title } = plain[kind]
  const detail: Readonly<Record<string, string>> = message === '' ? {} : { detail: message }
  return { status, mediaType: 'application/problem+json', body: { type: 'about:blank', title, status, ...detail } }
}
