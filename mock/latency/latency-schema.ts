import type { Json } from '../../runtime/json.ts'
import published from '../scenarios.schema.json' with { type: 'json' }

type Schema = { readonly [keyword: string]: Json }

const { operation, family, match, latency, distribution, milliseconds } = published.$defs
const { model, headers, ...conditions } = match.properties

/** The JSON Schema of files with latencies, which `latency.schema.json` publishes; `names` are those of the contract. */
export function makeSchema(names: Schema = { operation, family }): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'How long the answers of the Gatewright mock take',
    description: 'The file that --latency names.',
    type: 'object',
    additionalProperties: false,
    required: ['latency'],
    properties: {
      $schema: { description: 'URL of this schema, for editors.', type: 'string' },
      latency: {
        description: 'The first rule that matches a request applies.',
        type: 'array',
        maxItems: 1000,
        items: { $ref: '#/$defs/rule' },
      },
    },
    $defs: {
      rule: {
        ...latency,
        properties: {
          match: {
            ...match,
            description: 'Conditions on the request; all must match. Without them every request matches.',
            properties: { operation: conditions.operation, family: conditions.family, model, headers },
          },
          ...latency.properties,
        },
      },
      ...names,
      distribution,
      milliseconds,
    },
  }
}
