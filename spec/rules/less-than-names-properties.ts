import type { DocumentReader } from '../../generators/model/documents.ts'
import { walkStructure } from '../../generators/read/structure.ts'
import { asObject, asStrings, type JsonObject } from '../../runtime/json.ts'
import { findProperties } from './property-paths.ts'
import { under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/** Both sides of an x-less-than are declared numeric properties. */
export const lessThanNamesProperties: Rule = {
  name: 'less-than-names-properties',
  document: 'openapi',
  *check({ built }) {
    for (const reader of built?.documents ?? []) {
      for (const { node } of walkStructure(reader.root)) yield* checkSides(reader, node)
    }
  },
}

function* checkSides(reader: DocumentReader, node: JsonObject): Generator<RuleViolation> {
  for (const [path, than] of Object.entries(asObject(node['x-less-than']))) {
    const at = under(reader.document.getOrigin(node), 'x-less-than', path)
    for (const side of [path, String(than)].filter((side) => !isNumber(reader, node, side))) {
      yield { message: `\`${side}\` is not a numeric property of this schema. Use / between levels.`, at }
    }
  }
}

function isNumber(reader: DocumentReader, schema: JsonObject, path: string): boolean {
  const ends = findProperties(reader, schema, path)
  return ends.some((end) => asStrings(end.type).some((type) => type === 'integer' || type === 'number'))
}
