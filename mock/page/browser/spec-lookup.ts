import { asArray, asObject, asString, isObject, type JsonObject, ownValue } from '../../../runtime/json.ts'
import { toText } from '../../conversation/assemble-answer.ts'
import { isProxy, type Schemas } from './control.ts'
import { getOperation } from './describe-request.ts'
import { follow, getDocument, type ReferenceDocument } from './reference/documents.ts'
import type { Request } from './store.ts'

type Finding = Schemas['Finding']

export interface Rule {
  /** File and JSON pointer in the specification. */
  readonly pointer: string | undefined
  /** Empty if it is not known. */
  readonly schema: JsonObject
}

/** Finds the rule of the specification that a finding is about. */
export function findRule({ specPointer, by, place }: Finding, request: Request): Rule {
  const operation = getOperation(request.operationId)
  if (by === 'server' || !operation) return { pointer: specPointer, schema: {} }
  const method = operation.method.toLowerCase()
  const [where = '', name = ''] = place.split(/ (?=[^ ]*$)/)
  const member = where.startsWith('body') ? '/requestBody' : /header|query|path|cookie/.test(where) ? '/parameters' : ''
  const pointer = specPointer ?? `openapi.yaml#/paths/${operation.path.replaceAll('/', '~1')}/${method}${member}`
  const document = isProxy ? undefined : getDocument('api')
  const declared = document?.operations.find(
    (other) => other.path === operation.path && other.method === operation.method,
  )
  if (!document || !declared) return { pointer, schema: {} }
  const { node, parameters } = declared
  if (where === 'body') return { pointer, schema: findInBody(document, node.requestBody, name) }
  const parameter = parameters.find((other) => asString(other.name)?.toLowerCase() === name.toLowerCase())
  const { schema, description = null, example = null } = parameter ?? {}
  return { pointer, schema: { ...follow(document, schema), description, example } }
}

function findInBody(document: ReferenceDocument, body: unknown, path: string): JsonObject {
  const [media] = Object.values(asObject(follow(document, body).content))
  const root = follow(document, follow(document, media).schema)
  return path.split('.').reduce((schema, segment) => findMember(document, schema, segment), root)
}

/** The schema of a member such as `messages[0]`, of the first alternative that has it. */
function findMember(document: ReferenceDocument, schema: JsonObject, segment: string): JsonObject {
  const [, name = '', indexes = ''] = /^([^[]*)((?:\[\d+\])*)$/.exec(segment) ?? []
  const find = (parent: JsonObject, read: (schema: JsonObject) => unknown) =>
    follow(document, listAlternatives(document, parent).map(read).find(isObject))
  let member = name === '' ? schema : find(schema, ({ properties }) => ownValue(asObject(properties), name))
  for (const _ of indexes.matchAll(/\[/g)) member = find(member, ({ items }) => items)
  return member
}

function listAlternatives(document: ReferenceDocument, schema: JsonObject, depth = 0): readonly JsonObject[] {
  if (depth > 4) return []
  const others = [schema.allOf, schema.oneOf, schema.anyOf].flatMap(asArray)
  return [schema, ...others.flatMap((other) => listAlternatives(document, follow(document, other), depth + 1))]
}

/** What to change so that the rule is kept. */
export function describeFix(finding: Finding, request: Request, { schema }: Rule): string {
  const { by, rule, place, message, help } = finding
  if (help !== undefined) return help
  if (by === 'server') return describeCause(request)
  if (rule === 'credential') return 'Send a key that the mock accepts, as one of the credentials of the operation.'
  if (rule === 'path') {
    if (/^Unknown path|^is not in the contract$/.test(message)) return 'Use a path of the contract.'
    return 'Ask for what a reply of this sandbox has named. A reset deletes it, and other sandboxes do not have it.'
  }
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
  const about = toText(schema.description)
  const type = describeType(schema)
  const example = verb === 'Add' && toText(schema.example)
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

function describeType({ type, enum: values, minimum, maximum }: JsonObject): string {
  const range = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`]
  const choice = Array.isArray(values)
    ? `one of ${values.map(String).join(', ')}`
    : Array.isArray(type)
      ? type.join(' or ')
      : type
  const words = [choice, ...range].filter(Boolean)
  return words.length > 0 ? `(${words.join(', ')})` : ''
}
