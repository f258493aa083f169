import { componentName } from '../../generators/model/documents.ts'
import { walkStructure } from '../../generators/read/structure.ts'
import { asArray, asObject } from '../../runtime/json.ts'
import { makeSchemaCheck } from './schema-check.ts'
import { under } from './spec-nodes.ts'
import type { Rule } from './specification.ts'

/** Every message of the AsyncAPI document has examples, and they are valid by its payload schema. */
export const eventExamplesValid: Rule = {
  name: 'event-examples-valid',
  document: 'asyncapi',
  *check({ specNodes, built }) {
    for (const { kind, node, at } of specNodes) {
      if (kind !== 'message' || node.$ref !== undefined || asArray(node.examples).length > 0) continue
      yield { message: 'The message has no example. Add one.', at }
    }
    if (!built?.asyncapi) return
    const check = makeSchemaCheck(built)
    for (const { node } of walkStructure(built.asyncapi.root)) {
      const schema = componentName(node.payload)
      if (schema === undefined) continue
      for (const [index, example] of asArray(node.examples).entries()) {
        const { name, payload = null } = asObject(example)
        const error = check(schema, payload)
        if (error === undefined) continue
        const message = `The example \`${name ?? index}\` is not a valid ${schema}: ${error}. Fix the example or the schema.`
        yield { message, at: under(built.asyncapi.document.getOrigin(node), 'examples', String(index)) }
      }
    }
  },
}
