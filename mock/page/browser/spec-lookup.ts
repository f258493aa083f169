import { isObject, ownValue, resolvePointer } from '../../../runtime/json.ts'
import { toText } from '../../conversation/assemble-answer.ts'
import { callControl, isProxy, type Schemas } from './control.ts'
import { getOperation } from './describe-request.ts'
import type { JsonObject } from './format.ts'
import { type Contract, notifyChange, type Request, store } from './store.ts'

type Finding = Schemas['Finding']

let document: JsonObject | undefined
/** The contract that the document belongs to. */
let contract: Contract | undefined

/** The document, once it is loaded. */
function getDocument(): JsonObject | undefined {
  if (contract !== store.contract && !isProxy) {
    contract = store.contract
    const take = (read: JsonObject) => {
      document = read
      notifyChange()
    }
    callControl<JsonObject>('GET', '/openapi.json').then(take, () => {})
  }
  return document
}

export interface Rule {
  /** File and JSON pointer in the specification. */
  readonly pointer: string | undefined
  readonly schema: JsonObject | undefined
}

/** Finds the rule of the specification that a finding is about. */
export function findRule({ specPointer, by, place }: Finding, request: Request): Rule {
  const operation = getOperation(request.operationId)
  if (by === 'server' || !operation) return { pointer: specPointer, schema: undefined }
  const method = operation.method.toLowerCase()
  const [where = '', name = ''] = place.split(/ (?=[^ ]*$)/)
  const member = where.startsWith('body') ? '/requestBody' : /header|query|path|cookie/.test(where) ? '/parameters' : ''
  const pointer = specPointer ?? `openapi.yaml#/paths/${operation.path.replaceAll('/', '~1')}/${method}${member}`
  const declared = resolveReference(resolveReference(resolveReference(getDocument())?.paths)?.[operation.path])?.[
    method
  ]
  return { pointer, schema: where === 'body' ? findInBody(declared, name) : findParameter(declared, name) }
}

function findInBody(operation: unknown, path: string): JsonObject | undefined {
  const content = resolveReference(resolveReference(resolveReference(operation)?.requestBody)?.content)
  const media = content && Object.values(content)[0]
  return path
    .split('.')
    .reduce((schema, segment) => findMember(schema, segment), resolveReference(resolveReference(media)?.schema))
}

/** The schema of a member such as `messages[0]`, of the first alternative that has it. */
function findMember(schema: JsonObject | undefined, segment: string): JsonObject | undefined {
  const [, name = '', indexes = ''] = /^([^[]*)((?:\[\d+\])*)$/.exec(segment) ?? []
  let member = name === '' ? schema : findProperty(schema, name)
  for (const _ of indexes.matchAll(/\[/g))
    member = listAlternatives(member)
      .map(({ items }) => resolveReference(items))
      .find((schema) => schema !== undefined)
  return member
}

function findProperty(schema: JsonObject | undefined, name: string): JsonObject | undefined {
  const members = listAlternatives(schema).map(({ properties }) => isObject(properties) && ownValue(properties, name))
  return members.map(resolveReference).find((schema) => schema !== undefined)
}

function listAlternatives(schema: JsonObject | undefined, depth = 0): readonly JsonObject[] {
  if (!schema || depth > 4) return []
  const others = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [schema, ...others.flatMap((other) => listAlternatives(resolveReference(other), depth + 1))]
}

function findParameter(operation: unknown, name: string): JsonObject | undefined {
  const parameters = resolveReference(operation)?.parameters
  const list = Array.isArray(parameters) ? parameters.map(resolveReference) : []
  return list.find((parameter) => toText(parameter?.name)?.toLowerCase() === name.toLowerCase())
}

function resolveReference(value: unknown): JsonObject | undefined {
  if (!isObject(value)) return undefined
  const { $ref: ref } = value
  return typeof ref === 'string' ? resolveReference(resolvePointer(document, ref.replace('#', '')).value) : value
}

/** What to change so that the rule is kept. */
export function describeFix(finding: Finding, request: Request, { schema }: Rule): string {
  const { by, rule, place, message, help } = finding
  if (help !== undefined) return help
  if (by === 'server') return describeCause(request)
  if (rule === 'credential') return 'Send a key that the mock accepts, as one of the credentials of the operation.'
  if (rule === 'path') return 'Use a path of the contract.'
  if (rule === 'method') return 'Use a method that the path has.'
  const name = place.split(' ').at(-1) ?? ''
  const [, advice] = /\bis unknown here\. (.+)$/.exec(message) ?? []
  if (advice) return advice
  const [, sent = name, wanted] = /(?:^is unknown,|`(\w+)` is unknown,|;) did you mean `(\w+)`/.exec(message) ?? []
  if (wanted) return `Rename \`${sent}\` to \`${wanted}\`.`
  const [, listed] = /^is .*, did you mean `([^`]+)`\?$/.exec(message) ?? []
  if (listed) return `Send \`${listed}\`.`
  // What follows are misspelled members elsewhere.
  const [problem = ''] = message.split('; `')
  const verb = /is required|missing/.test(problem)
    ? 'Add'
    : /unknown|not allowed/.test(problem)
      ? 'Remove or rename'
      : 'Correct'
  const about = toText(schema?.description)
  const type = schema ? describeType(schema) : ''
  const example = verb === 'Add' && toText(schema?.example)
  const rest = (example ? `, such as \`${example}\`` : '') + (about ? `: ${about}` : '') + (type && ` ${type}`)
  const renamed = [...message.matchAll(/`([^`]+)` is unknown, did you mean `([^`]+)`/g)]
  const renames = renamed.map(([, misspelled, meant]) => `; rename \`${misspelled}\` to \`${meant}\``)
  return `${verb} \`${name}\`${rest || ' so that it follows the rule.'}${renames.join('')}`
}

function describeCause({ answeredBy }: Request): string {
  const [fault] = answeredBy.filter(({ kind }) => kind === 'fault' || kind === 'scenario' || kind === 'recording')
  if (!fault) return 'The client has done nothing wrong: the gateway has to change its reply.'
  return `The ${fault.kind} ${fault.name} caused it: see how the client copes, then remove the ${fault.kind}.`
}

function describeType(schema: JsonObject): string {
  const {
    type,
    enum: values,
    minimum,
    maximum,
  } = isObject(schema.schema) ? (resolveReference(schema.schema) ?? {}) : schema
  const range = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`]
  const choice = Array.isArray(values)
    ? `one of ${values.map(String).join(', ')}`
    : Array.isArray(type)
      ? type.join(' or ')
      : type
  const words = [choice, ...range].filter(Boolean)
  return words.length > 0 ? `(${words.join(', ')})` : ''
}
