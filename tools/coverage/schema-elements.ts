import { getContract, schemaPointer } from '../../conformance/contract.ts'
import type { Schema } from '../../generators/model/contract.ts'
import { asArray, asObject, asStrings, isObject, type JsonObject, pointerKeys } from '../../runtime/json.ts'
import { type Element, elementId, type Kind } from './element.ts'
import { nodeAt } from './schema-document.ts'
import { branchName, getConstraints, getParts, type Part } from './schema-parts.ts'

const contract = getContract()

/** Named schemas, their properties, the branches of their unions, their enum values, and their constraints. */
export function schemaElements(): Element[] {
  return contract.schemas.flatMap((schema) => {
    const root = schemaPointer(schema.name)
    const own = asObject(nodeAt(root))
    return [element(schema, own, { kind: 'schema', pointer: root }), ...elementsBelow(schema, root, schema.source)]
  })
}

function elementsBelow(schema: Schema, pointer: string, source: readonly string[]): Element[] {
  const node = asObject(nodeAt(pointer))
  const own = asStrings(node['x-source'])
  const given = { ...schema, source: own.length > 0 ? own : source }
  const values = asArray(node.enum).map((value) =>
    element(given, node, { kind: 'value', pointer: `${pointer}/enum`, name: String(value) }),
  )
  const rules = getConstraints(node).map((key) =>
    element(given, node, { kind: 'constraint', pointer: `${pointer}/${key}` }),
  )
  const parts = getParts(node).flatMap((part) => {
    const inner = asObject(nodeAt(pointer + part.pointer))
    return [
      ...partElements(given, inner, { part, pointer }),
      ...elementsBelow(schema, pointer + part.pointer, given.source),
    ]
  })
  return [...rules, ...values, ...parts]
}

function partElements(schema: Schema, node: JsonObject, { part, pointer }: { part: Part; pointer: string }): Element[] {
  if (part.by === 'property') return [element(schema, node, { kind: 'property', pointer: pointer + part.pointer })]
  return part.by === 'branch' ? [element(schema, node, { kind: 'branch', pointer: pointer + part.pointer })] : []
}

interface Placed {
  readonly kind: Kind
  readonly pointer: string
  readonly name?: string
}

function element({ origin, source }: Schema, node: JsonObject, { kind, pointer, name }: Placed): Element {
  const inner = pointer.split('/').slice(4)
  const place = [origin.pointer, ...inner].join('/')
  return {
    id: schemaElementId(kind, pointer, name),
    kind,
    pointer: `${origin.file}#${place}`,
    source,
    questions: kind === 'constraint' || kind === 'value' ? [] : getQuestions(node),
  }
}

/** The open questions about a schema, including those of its choices. */
function getQuestions({ 'x-question': asked, 'x-choice': choice }: JsonObject): string[] {
  return [...asStrings(asked), ...(isObject(choice) ? Object.keys(choice) : asStrings(choice))]
}

/** The id of an element of a schema by its pointer in the bundle; a branch has its name instead of its number. */
export function schemaElementId(kind: Kind, pointer: string, name?: string): string {
  const keys = pointerKeys(pointer).slice(2)
  const named = kind === 'branch' ? [...keys.slice(0, -1), branchName(nodeAt(pointer))] : keys
  return elementId(kind, ...named, ...(name === undefined ? [] : [name]))
}

/** Pointers of every schema node that the body of a request can reach: a value that breaks it can be sent. */
export function requestSchemas(): ReadonlySet<string> {
  const found = new Set<string>()
  const enter = (pointer: string): void => {
    if (found.has(pointer)) return
    found.add(pointer)
    const node = asObject(nodeAt(pointer))
    if (typeof node.$ref === 'string') enter(node.$ref.slice(1))
    for (const part of getParts(node)) enter(pointer + part.pointer)
  }
  for (const { body } of contract.operations) if (body) enter(schemaPointer(body.schema ?? ''))
  return found
}
