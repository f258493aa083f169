import { asArray, asObject, asString, asStrings, type Json, type JsonObject } from '../../runtime/json.ts'
import { type DiffRule, onExtension, type TreeNode, toKey, without } from './tree.ts'

/** Changes of streams with an `itemSchema` that affect clients; those of members are changes of schemas. */
export const itemRules: Readonly<Record<string, DiffRule>> = {
  'event-added': onItems((before, after) =>
    without(getNames(after), getNames(before)).map((event) => `\`${event}\` is new; clients ignore it.`),
  ),
  'unnamed-event-added': onItems((before, after) =>
    without(getForms(after), getForms(before)).map(
      (form) => `${form} is new and has no name by which clients could ignore it.`,
    ),
  ),
  'event-lost': onItems((before, after) =>
    [
      ...without(getNames(before), getNames(after)).map((event) => `\`${event}\``),
      ...without(getForms(before), getForms(after)),
    ].map((event) => `${event} is no longer sent.`),
  ),
  'event-name-lost': () => ({
    any({ node, property }, { report }) {
      if (toKey(node) !== 'event' || (property !== 'const' && property !== 'enum') || !isReferredItem(node)) return
      const [before, after] = [node.base, node.revision].map((side) => getFixed(asObject(side?.value)))
      for (const event of without(before ?? [], after ?? [])) report({ message: `\`${event}\` is no longer sent.` })
    },
  }),
}

/** Compares the alternatives of an `itemSchema` that both documents have. */
function onItems(compare: (before: readonly Json[], after: readonly Json[]) => readonly string[]): DiffRule {
  return onExtension('itemSchema', ({ itemSchema: before }, { itemSchema: after }) =>
    before === undefined || after === undefined ? [] : compare(listAlternatives(before), listAlternatives(after)),
  )
}

function listAlternatives(schema: Json): readonly Json[] {
  const { oneOf, anyOf } = asObject(schema)
  return oneOf === undefined && anyOf === undefined ? [schema] : [...asArray(oneOf), ...asArray(anyOf)]
}

function getNames(alternatives: readonly Json[]): string[] {
  return alternatives.flatMap((schema) => getFixed(asObject(asObject(asObject(schema).properties).event)))
}

function getFixed({ const: fixed, enum: values }: JsonObject): string[] {
  return asStrings(fixed ?? values)
}

/** The alternatives that are components, whose names of events are not seen here. */
function getForms(alternatives: readonly Json[]): string[] {
  return alternatives.flatMap((schema) => asString(asObject(schema).$ref)?.replace(/.*\//, '') ?? [])
}

/** Whether a schema is in a component that an `itemSchema` refers to. */
function isReferredItem(node: TreeNode): boolean {
  let isReferred = false
  for (let inner: TreeNode | null = node; inner; inner = inner.parent) {
    isReferred ||= inner.base?.resolved !== undefined
    if (toKey(inner) === 'itemSchema') return isReferred
  }
  return false
}
