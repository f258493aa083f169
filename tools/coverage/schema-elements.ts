import { getContract, schemaPointer } from '../../conformance/contract.ts'
import type { Schema } from '../../generators/model/contract.ts'
import { asArray, asObject, asStrings, isObject, type JsonObject, pointerKeys } from '../../runtime/json.ts'
import { type Element, elementId, type Kind } from './element.ts'
import { nodeAt } from './schema-document.ts'
import { branchName, getConstraints, getParts } from './schema-parts.ts'

const contract = getContract()

/** Lists named schemas, their properties, the branches of their unions, their enum values, and their constraints. */
export function schemaElements(): Element[] {
  return contract.schemas.flatMap((schema) => {
    const root = schemaPointer(schema.name)
    const node = asObject(nodeAt(root))
    return [toElement(schema, node, { kind: 'schema', pointer: root }), ...elementsBelow(schema, root, schema.source)]
  })
}

function elementsBelow(schema: Schema, pointer: string, source: readonly string[]): Element[] {
  const node = asObject(nodeAt(pointer))
  const sections = asStrings(node['x-source'])
  const sourced = { ...schema, source: sections.length > 0 ? sections : source }
  const values = asArray(node.enum).map((value) =>
    toElement(sourced, node, { kind: 'value', pointer: `${pointer}/enum`, name: String(value) }),
  )
  const rules = getConstraints(node).map((key) =>
    toElement(sourced, node, { kind: 'constraint', pointer: `${pointer}/${key}` }),
  )
  const parts = getParts(node).flatMap(({ by, pointer: step }) => {
    const at = pointer + step
    const below = elementsBelow(schema, at, sourced.source)
    if (by !== 'property' && by !== 'branch') return below
    return [toElement(sourced, asObject(nodeAt(at)), { kind: by, pointer: at }), ...below]
  })
  return [...rules, ...values, ...parts]
}

interface SchemaPart {
  readonly kind: Kind
  readonly pointer: string
  readonly name?: string
}

function toElement({ origin, source }: Schema, node: JsonObject, { kind, pointer, name }: SchemaPart): Element {
  const inner = pointer.split('/').slice(4)
  const inSource = [origin.pointer, ...inner].join('/')
  return {
    id: schemaElementId(kind, pointer, name),
    kind,
    pointer: `${origin.file}#${inSource}`,
    source,
    questions: kind === 'constraint' || kind === 'value' ? [] : getQuestions(node),
  }
}

/** Lists the open questions about a schema, including those of its choices. */
function getQuestions({ 'x-question': asked, 'x-choice': choice }: JsonObject): string[] {
  return [...asStrings(asked), ...(isObject(choice) ? Object.keys(choice) : asStrings(choice))]
}

/** Builds the id of an element of a schema from its pointer in the bundle; a branch has its name instead of its number. */
export function schemaElementId(kind: Kind, pointer: string, name?: string): string {
  const keys = pointerKeys(pointer).slice(2)
  const named = kind === 'branch' ? [...keys.slice(0, -1), branchName(nodeAt(pointer))] : keys
  return elementId(kind, ...named, ...(name === undefined ? [] : [name]))
}

/** Lists the pointers of the schema nodes that the body of a request can reach: a value that breaks them can be sent. */
export function requestSchemas(): ReadonlySet<string> {
  const pointers = new Set<string>()
  const enter = (pointer: string): void => {
    if (pointers.has(pointer)) return
    pointers.add(pointer)
    const node = asObject(nodeAt(pointer))
    if (typeof node.$ref === 'string') enter(node.$ref.slice(1))
    for (const part of getParts(node)) enter(pointer + part.pointer)
  }
  for (const { body } of contract.operations) if (body) enter(schemaPointer(body.schema ?? ''))
  return pointers
}
