import version20 from '@seriousme/openapi-schema-validator/schemas/v2.0/schema.json' with { type: 'json' }
import version30 from '@seriousme/openapi-schema-validator/schemas/v3.0/schema.json' with { type: 'json' }
import version31 from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json' with { type: 'json' }
import version32 from '@seriousme/openapi-schema-validator/schemas/v3.2/schema.json' with { type: 'json' }
import type { ErrorObject, Options, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type AjvCore from 'ajv/dist/core.js'
import applicator from 'ajv/dist/refs/json-schema-2020-12/meta/applicator.json' with { type: 'json' }
import content from 'ajv/dist/refs/json-schema-2020-12/meta/content.json' with { type: 'json' }
import core from 'ajv/dist/refs/json-schema-2020-12/meta/core.json' with { type: 'json' }
import formatAnnotation from 'ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json' with { type: 'json' }
import metaData from 'ajv/dist/refs/json-schema-2020-12/meta/meta-data.json' with { type: 'json' }
import unevaluated from 'ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json' with { type: 'json' }
import validation from 'ajv/dist/refs/json-schema-2020-12/meta/validation.json' with { type: 'json' }
import draft04 from 'ajv-draft-04'
import { asObject, type Json, type JsonObject, mapObjects } from '../../runtime/json.ts'
import { compareValues } from './ajv-equality.ts'
import { chooseBranches } from './choose-branches.ts'

/** A version of the specification that documents are written in. */
export type Version = '2.0' | '3.0' | '3.1' | '3.2'

const schemas: Readonly<Record<Version, unknown>> = {
  '2.0': version20,
  '3.0': version30,
  '3.1': version31,
  '3.2': version32,
}

/** The validator of a version, and the ajv that knows its definitions. */
interface Judge {
  readonly ajv: AjvCore.default
  readonly validate: ValidateFunction
}

const judges = new Map<string, Judge>()

/** JSON Schema before 2020-12. */
const oldDialect = '^https?://json-schema\\.org/(draft-0\\d|draft/2019-09)/'

/** Whether schemas of this dialect are to be rewritten as JSON Schema 2020-12. */
export function isOldDialect(dialect: Json | undefined): boolean {
  return typeof dialect === 'string' && new RegExp(oldDialect).test(dialect)
}

/** The version that a document says it has. */
export function readVersion(data: Json): Version | undefined {
  const { swagger, openapi } = asObject(data)
  if (/^2(\.0)?$/.test(String(swagger))) return '2.0'
  const version = /^3\.[012](?=\.|$)/.exec(String(openapi))?.[0]
  return version as Version | undefined
}

/** All errors of a document by the official schema of its version. Formats are not checked: they are annotations. */
export function findSchemaErrors(data: Json, version: Version): ErrorObject[] {
  const isOld = isOldDialect(asObject(data).jsonSchemaDialect)
  const key = `${version} ${isOld}`
  const judge = judges.get(key) ?? makeJudge(version, isOld)
  judges.set(key, judge)
  return judge.validate(data) ? [] : chooseBranches(judge.ajv, judge.validate.errors ?? [])
}

function makeJudge(version: Version, hasOldDialect: boolean): Judge {
  const options: Options = {
    allErrors: true,
    // Compiling takes as long as validating the largest documents.
    code: { optimize: false },
    strict: false,
    validateFormats: false,
    validateSchema: false,
    verbose: true,
  }
  const schema = structuredClone(schemas[version]) as JsonObject
  const isDraft04 = version === '2.0' || version === '3.0'
  if (!isDraft04 && !hasOldDialect) Object.assign(asObject(schema.$defs), schemaObject())
  const ajv = compareValues(isDraft04 ? new draft04.default(options) : new Ajv2020(options))
  ajv.addSchema(schema, 'official')
  return { ajv, validate: ajv.compile(schema) }
}

/** The definitions of the Schema Object, which the official schemas leave to the dialect: JSON Schema and four keywords. */
function schemaObject(): JsonObject {
  const vocabularies = [core, applicator, unevaluated, validation, metaData, formatAnnotation, content]
  const parts = vocabularies.map((vocabulary) => useDefinitions(vocabulary as unknown as Json)).map(asObject)
  const definitions = Object.assign({}, ...parts.map(({ $defs }) => $defs ?? {}))
  const properties = Object.assign({}, ...parts.map((part) => part.properties), {
    discriminator: {
      type: 'object',
      required: ['propertyName'],
      properties: { propertyName: { type: 'string' }, mapping: { $ref: '#/$defs/map-of-strings' } },
    },
    externalDocs: { $ref: '#/$defs/external-documentation' },
    xml: { type: 'object' },
  })
  const old = { required: ['$schema'], properties: { $schema: { pattern: oldDialect } } }
  return { ...definitions, schema: { type: ['object', 'boolean'], if: old, else: { properties } } }
}

/** Makes the references of a vocabulary refer to one schema, which is compiled many times faster. */
function useDefinitions(value: Json): Json {
  return mapObjects(value, (schema) => (schema.$dynamicRef === '#meta' ? { $ref: '#/$defs/schema' } : schema))
}
