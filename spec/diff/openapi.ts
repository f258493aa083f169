import { asObject, asStrings, type Json, type JsonObject } from '../../runtime/json.ts'
import {
  type Change,
  type Context,
  type DiffRule,
  onExtension,
  type TreeNode,
  toKey,
  toObject,
  toTypeName,
  without,
} from './tree.ts'

/** Changes of requests and replies that affect clients and that Redocly does not weigh. */
export const openapiRules: Readonly<Record<string, DiffRule>> = {
  'required-request-body-added': () => ({
    RequestBody({ kind, node }, { report }) {
      const { required } = asObject((node.revision?.resolved ?? node.revision)?.value)
      if (kind === 'added' && required === true) report({ message: 'A required request body was added.' })
    },
  }),
  'response-header-became-optional': () => ({
    Header(change, { report, getDirections }) {
      const wasRequired = change.property === 'required' && change.base?.value === true
      if (wasRequired && getDirections().includes('response'))
        report({ message: `Response header \`${toKey(change.node)}\` may be absent.` })
    },
  }),
  'parameter-default-changed': () => ({
    Schema(change, { report }) {
      if (change.property !== 'default' || !isParameterSchema(change)) return
      const [before, after] = [change.base, change.revision].map((side) => JSON.stringify(side?.value) ?? 'none')
      report({ message: `Who leaves out the parameter now gets another default: ${before} became ${after}.` })
    },
  }),
  'closed-property-removed': () => ({
    SchemaProperties: {
      Schema({ kind, node }, { report, getDirections }) {
        if (kind === 'removed' && getDirections().includes('request') && isInPartOfClosed(node))
          report({ message: `Property \`${toKey(node)}\` was removed: \`unevaluatedProperties\` refuses it.` })
      },
    },
  }),
  'schema-constraint-changed': () => ({
    any(change, context) {
      const effect = findEffect(change)
      if (effect === undefined || !reaches(effect, context)) return
      context.report({ message: `\`${findKeyword(change)}\` was ${change.kind}.` })
    },
  }),
}

/** Changes of what is our choice, where the source of the contract is silent. */
export const choiceRules: Readonly<Record<string, DiffRule>> = {
  'choice-added': onChoices((before, after) =>
    without(after, before).map((id) => `\`${id}\` is now a choice: other deployments need not keep it.`),
  ),
  'choice-removed': onChoices((before, after) =>
    without(before, after).map((id) => `\`${id}\` is no longer a choice here.`),
  ),
}

function onChoices(compare: (before: readonly string[], after: readonly string[]) => readonly string[]): DiffRule {
  return onExtension('x-choice', (before, after) => compare(listChoices(before), listChoices(after)))
}

/** The questions that a node answers: `x-choice` is the id of one, or has ids as its keys. */
function listChoices({ 'x-choice': choice }: JsonObject): readonly string[] {
  return typeof choice === 'string' ? [choice] : Object.keys(asObject(choice))
}

/** Tells whether a change is of the schema of a parameter itself, also behind references. */
function isParameterSchema({ node }: Change): boolean {
  let inner = node.parent
  while (inner && toTypeName(inner) === 'Schema' && (inner.revision ?? inner.base)?.resolved) inner = inner.parent
  return inner !== null && toTypeName(inner) === 'Parameter'
}

/** The types of lists of schemas that are parts of one. */
const combinators = new Set(['AllOf', 'AnyOf', 'OneOf'])

/** Whether a property is in a part of a schema that allows only the properties of its parts. */
function isInPartOfClosed({ parent }: TreeNode): boolean {
  let schema = parent?.parent
  while (schema?.parent && combinators.has(toTypeName(schema.parent))) {
    schema = schema.parent.parent
    if (toObject(schema?.revision).unevaluatedProperties === false) return true
  }
  return false
}

/** Whether fewer or more values are valid after a change. */
type Effect = 'fewer' | 'more' | 'other'

/** Keywords with schemas or names, by which fewer values are valid. */
const restricting = new Set(['contentSchema', 'patternProperties', 'dependentRequired'])

function findKeyword({ node, property }: Change): string {
  if (property === 'minContains' || property === 'maxContains') return property
  if (toKey(node) === 'schema' && node.parent && toTypeName(node.parent) === 'MediaType') return 'schema'
  const keys = [toKey(node), node.parent ? toKey(node.parent) : '']
  return keys.find((key) => restricting.has(key)) ?? ''
}

/** Undefined for a change that Redocly weighs, or that is none of a constraint. */
function findEffect(change: Change): Effect | undefined {
  const { kind, node, property, base, revision } = change
  const keyword = findKeyword(change)
  if (keyword === '') return undefined
  if (property === keyword) return compareBounds(keyword, base?.value ?? defaultBounds[keyword], revision?.value)
  if (toTypeName(node) === 'DependentRequired' && kind === 'modified') return compareNames(base?.value, revision?.value)
  const isWeighed = keyword === 'dependentRequired' || (keyword === 'contentSchema' && toKey(node) !== keyword)
  if (kind === 'modified' || isWeighed) return undefined
  return kind === 'added' ? 'fewer' : 'more'
}

const defaultBounds: Readonly<Record<string, number>> = { minContains: 1 }

function compareBounds(keyword: string, before: Json | undefined, later: Json | undefined): Effect {
  const after = later ?? defaultBounds[keyword]
  if (typeof before !== 'number') return 'fewer'
  if (typeof after !== 'number') return 'more'
  return after > before === (keyword === 'minContains') ? 'fewer' : 'more'
}

function compareNames(before: Json | undefined, after: Json | undefined): Effect {
  const isLess = without(asStrings(after), asStrings(before)).length > 0
  const isMore = without(asStrings(before), asStrings(after)).length > 0
  return isLess && isMore ? 'other' : isLess ? 'fewer' : 'more'
}

/** A client breaks if fewer of its requests are valid, or if more replies are. */
function reaches(effect: Effect, { getDirections }: Context): boolean {
  const directions = getDirections()
  return (
    (effect !== 'more' && directions.includes('request')) || (effect !== 'fewer' && directions.includes('response'))
  )
}
