import { STATUS_CODES } from 'node:http'
import type { ProblemTemplate } from '../../runtime/contract.ts'
import {
  asArray,
  asObject,
  byName,
  isObject,
  type Json,
  type Keys,
  makeUnique,
  ownValue,
  replaceAt,
  valueAt,
} from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Family, Operation, ProblemSlots } from '../model/contract.ts'
import { isJson } from '../model/media-types.ts'
import { problemKinds } from '../model/problems.ts'
import { oncePerContract } from './emitted.ts'
import { isText, toMediaType } from './placeholders.ts'
import { getReplyExamples, type ReplyExample } from './reply-examples.ts'
import { getSampler } from './sampler.ts'

/** The error replies of an operation by kind of problem, from its schemas, except for those of its family. */
function buildTemplates(input: Built, operation: Operation): [kind: string, template: ProblemTemplate][] {
  const family = findFamily(input, operation)
  const stated = new Set(family?.problems.map(({ kind }) => kind))
  const kinds = Object.entries(problemKinds).filter(([kind]) => !stated.has(kind))
  const examples = kinds.length === 0 ? [] : getReplyExamples(input, operation)
  return kinds.flatMap(([kind, statuses]): [string, ProblemTemplate][] => {
    const status = statuses.find((candidate) => examples.some((example) => example.status === candidate)) ?? statuses[0]
    const declared = [status, `${String(status)[0]}XX`, 'default']
      .map((key) => examples.filter((example) => example.status === key))
      .find(({ length }) => length > 0)
    const example = declared && chooseExample(declared)
    if (example === undefined) return []
    return [[kind, getTemplate(input, operation, { status, example })]]
  })
}

/** The error replies of statuses that have no template of a kind: by status, range or `default`. */
function buildOthers(input: Built, operation: Operation, kinds: ReadonlySet<number>): [string, ProblemTemplate][] {
  const stated = findFamily(input, operation)?.problems.map(({ status }) => status) ?? []
  const statuses = new Set(operation.replies.map(({ status }) => status))
  const others = [...statuses].filter((status) => {
    return typeof status !== 'number'
      ? !/^[123]/.test(status)
      : status >= 400 && ![...kinds, ...stated].includes(status)
  })
  return others.flatMap((key): [string, ProblemTemplate][] => {
    const example = chooseExample(getReplyExamples(input, operation).filter(({ status }) => status === key))
    if (example === undefined) return []
    if (typeof key === 'number') return [[`${key}`, getTemplate(input, operation, { status: key, example })]]
    const check = getCheck(input, findSchema(operation, example))
    const template = getTemplate(input, operation, { status: key === '5XX' ? 500 : 400, example })
    const { name, body = null } = template.variants[0] ?? {}
    const status = [...findStatus(body, 599, check), ...(name === 'sampled' ? findTitles(body) : [])]
    return [[key, { ...template, slots: { ...template.slots, ...(status.length > 0 && { status }) } }]]
  })
}

function findFamily({ contract }: Built, { family }: Operation): Family | undefined {
  return contract.families.find(({ name }) => name === family)
}

/** JSON, else text, else no body, else a text in another media type, which the document declares. */
function chooseExample(examples: readonly ReplyExample[]): ReplyExample | undefined {
  const isOfText = ({ mediaType, value }: ReplyExample) => isText(mediaType) && typeof value === 'string'
  return (
    examples.find(({ mediaType }) => isJson(mediaType)) ??
    examples.find(isOfText) ??
    examples.find(({ mediaType }) => mediaType === '') ??
    examples.map((example) => ({ ...example, value: STATUS_CODES[Number(example.status)] ?? 'Error' }))[0]
  )
}

type Check = (body: Json) => boolean

/** The name of the schema of an example. */
function findSchema({ replies }: Operation, { status, mediaType }: ReplyExample): string | undefined {
  const candidates = replies.filter((reply) => reply.status === status)
  const reply =
    candidates.find((candidate) => toMediaType(candidate.mediaType) === mediaType) ??
    candidates.find(({ schema }) => schema)
  return reply?.schema
}

function getCheck(input: Built, schema: string | undefined): Check {
  const sampler = getSampler(input)
  return (body) => schema === undefined || sampler.findViolation(schema, body) === undefined
}

/** Templates by the value that they are made from, which the operations share if they share the schema. */
const getMadeTemplates = oncePerContract(() => new Map<Json | undefined, Map<string, ProblemTemplate>>())

function getTemplate(
  input: Built,
  operation: Operation,
  { status, example }: { readonly status: number; readonly example: ReplyExample },
): ProblemTemplate {
  const schema = findSchema(operation, example)
  const made = getMadeTemplates(input)
  const templates = made.get(example.value) ?? new Map<string, ProblemTemplate>()
  const key = JSON.stringify([status, example.mediaType, example.name, schema])
  const template = templates.get(key) ?? makeTemplate(status, example, getCheck(input, schema))
  made.set(example.value, templates.set(key, template))
  return template
}

const none: ProblemSlots = { message: [], param: [], sequence: [] }

function makeTemplate(status: number, { mediaType, name, value = null }: ReplyExample, check: Check): ProblemTemplate {
  if (mediaType === '') return { status, mediaType, variants: [], slots: none }
  if (!isJson(mediaType))
    return { status, mediaType, variants: [{ name, body: value }], slots: { ...none, message: [[]] } }
  const fill = (body: Json, paths: readonly Keys[], content: Json) =>
    paths.reduce((filled, path) => {
      const next = replaceAt(filled, path, content)
      return check(next) ? next : filled
    }, body)
  const numbered = fill(value, findStatus(value, status, check), status)
  const { message } = findSlots(numbered, check)
  const titles = name === 'sampled' ? [...message, ...findTitles(numbered)] : []
  const body = fill(numbered, titles, STATUS_CODES[status] ?? '')
  return { status, mediaType, variants: [{ name, body }], slots: findSlots(body, check) }
}

function findTitles(body: Json): Keys[] {
  return findPaths(body, ['title']).filter((path) => typeof valueAt(body, path) === 'string')
}

/** The paths where a body may have this status. */
function findStatus(body: Json, status: number, check: Check): Keys[] {
  const paths = findPaths(body, ['status', 'statusCode', 'status_code', 'code'])
  return paths.filter((path) => Number.isInteger(valueAt(body, path)) && check(replaceAt(body, path, status)))
}

const messageNames = 'message detail error_description errorMessage description msg reason error title'.split(' ')

/** No schema of messages allows this by chance. */
const probe = 'items[0].name: must be a string of at least 1 character, got "" (see the documentation).'

/** The paths of the message, and of the list of broken rules, that the schema leaves open. */
function findSlots(body: Json, check: Check): ProblemSlots {
  const message = findPaths(body, messageNames).find((path) => {
    return typeof valueAt(body, path) === 'string' && check(replaceAt(body, path, probe))
  })
  const violations = findViolations(body, check)
  return {
    ...none,
    ...(message && !(violations && isWithin(message, violations.at)) ? { message: [message] } : {}),
    ...(violations ? { violations } : {}),
  }
}

function isWithin(path: Keys, outer: Keys): boolean {
  return outer.every((step, index) => path[index] === step)
}

/** A list of objects with messages. */
function findViolations(body: Json, check: Check): ProblemSlots['violations'] {
  const at = findPaths(body, ['detail', 'details', 'errors', 'violations']).find((path) =>
    isObject(asArray(valueAt(body, path))[0]),
  )
  const [item] = at === undefined ? [] : asArray(valueAt(body, at))
  if (at === undefined || !isObject(item)) return undefined
  const accepts = (name: string, value: Json) =>
    Object.hasOwn(item, name) && check(replaceAt(body, [...at, 0, name], value)) ? [name] : []
  const [message] = messageNames.flatMap((name) =>
    typeof ownValue(item, name) === 'string' ? accepts(name, probe) : [],
  )
  const [param] = ['field', 'param', 'path', 'property', 'pointer'].flatMap((name) => accepts(name, probe))
  const [location] = ['loc', 'path'].flatMap((name) =>
    Array.isArray(ownValue(item, name)) ? accepts(name, ['body', 'items', 0]) : [],
  )
  if (message === undefined || !check(replaceAt(body, at, [item, item]))) return undefined
  return {
    at,
    message: [message],
    param: param === undefined ? [] : [param],
    ...(location ? { location: [location] } : {}),
  }
}

/** The paths of properties with one of the names: outer ones first, then in the order of the names. */
function findPaths(body: Json, names: readonly string[]): Keys[] {
  const paths: Keys[] = []
  const queue: { readonly path: Keys; readonly value: Json }[] = [{ path: [], value: body }]
  for (const { path, value } of queue) {
    const object = asObject(value)
    for (const name of names) if (Object.hasOwn(object, name)) paths.push([...path, name])
    const inner: [string | number, Json][] = Array.isArray(value)
      ? value.slice(0, 1).map((item) => [0, item])
      : Object.entries(object)
    if (path.length < 4) queue.push(...inner.map(([step, child]) => ({ path: [...path, step], value: child })))
  }
  return paths
}

type Names = readonly (readonly [key: string, name: string])[]

export interface NamedTemplates {
  /** Distinct templates by name. */
  readonly templates: ReadonlyMap<string, ProblemTemplate>
  /** The names of an operation's templates by kind of problem, and of the others by status. */
  readonly byOperation: ReadonlyMap<string, { readonly problems: Names; readonly errors: Names }>
}

/** The error replies of all operations; equal ones have one name. */
export const getTemplates = oncePerContract(nameTemplates)

function nameTemplates(input: Built): NamedTemplates {
  const names = new Map<string, string>()
  const templates = new Map<string, ProblemTemplate>()
  const texts = new Map<ProblemTemplate, string>()
  const nameRows = (rows: readonly [key: string, template: ProblemTemplate][]): Names =>
    rows
      .map(([key, template]) => {
        const text = texts.get(template) ?? JSON.stringify(template)
        texts.set(template, text)
        const name = names.get(text) ?? makeUnique(`status${template.status}`, templates)
        names.set(text, name)
        templates.set(name, template)
        return [key, name] as const
      })
      .sort(([a], [b]) => byName(a, b))
  const byOperation = input.contract.operations.map((operation) => {
    const rows = buildTemplates(input, operation)
    const others = buildOthers(input, operation, new Set(rows.map(([, { status }]) => status)))
    return [operation.operationId, { problems: nameRows(rows), errors: nameRows(others) }] as const
  })
  return { templates, byOperation: new Map(byOperation) }
}
