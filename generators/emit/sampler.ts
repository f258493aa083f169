import type { ErrorObject, ValidateFunction } from 'ajv'
import { asObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import { sampleVariants } from '../../runtime/samples/json-sample.ts'
import { omitMarked } from '../../runtime/samples/omit-marked.ts'
import type { Built } from '../model/build-contract.ts'
import { mapSchemas, withoutRepeats } from '../model/schema-keywords.ts'
import { makeAjv } from './ajv.ts'
import { ajvSchema, type SchemaIds } from './ajv-schema.ts'
import { oncePerContract } from './emitted.ts'
import { getAllSchemas } from './inline-schemas.ts'
import { getNames } from './names.ts'
import { addSchemas, explainRefusal } from './schema-errors.ts'

/** A generated value, and the schema rule that it violates, if any. */
export interface Sample {
  readonly value: Json
  readonly violation?: Violation
}

export interface Violation {
  readonly at: string
  readonly rule: string
}

/** Who sends a sample: it has no write-only properties of the server, and no read-only ones of the client. */
type Sender = 'client' | 'server'

/** Makes samples, by default as the server sends them. */
export interface Sampler {
  /** Generates a value for a schema of the documents or an inline one, by name. */
  sample(name: string): Sample
  /** Generates a value for a schema without a name. */
  sampleSchema(schema: JsonObject, sender?: Sender): Sample
  /** The validator of a schema, by its name in generated code. It does not check data URLs. */
  getValidator(id: string): ValidateFunction
  /** Throws a SpecError if the validator refuses a schema. */
  prepare(): void
  /** The rule of a named schema that a value violates. */
  findViolation(name: string, value: Json): Violation | undefined
}

/** The sampler of a document; it compiles schemas when they are first used. */
export const getSampler = oncePerContract(createSampler)

function createSampler(input: Built): Sampler {
  const { schema: identify } = getNames(input)
  const schemas = getAllSchemas(input)
  const prepare = rememberResult(() => {
    const ajv = makeAjv(Object.values(schemas).map(({ schema }) => schema))
    try {
      addSchemas(ajv, schemas, identify)
    } catch (error) {
      throw explainRefusal(input, schemas, error)
    }
    return ajv
  })
  const tagged = rememberResult(() => {
    const byName = Object.fromEntries(Object.entries(schemas).map(([name, { schema }]) => [name, toSample(schema)]))
    return { byName, makeSamples: listCandidates(input, byName) }
  })
  const check = (
    validate: { (this: unknown, value: Json): unknown; errors?: ErrorObject[] | null } | undefined,
    value: Json,
    sender: Sender = 'server',
  ) => {
    if (!validate || validate.call({ sender }, value)) return undefined
    const { instancePath: at = '', message: rule = '' } = validate.errors?.at(-1) ?? {}
    return { at, rule }
  }
  const findViolation = (name: string, value: Json) => check(prepare().getSchema(identify(name)), value)
  const ids: SchemaIds = { identify, lookup: (id) => ownValue(schemas, id)?.schema }
  const made = new Map<string, Sample>()
  return {
    findViolation,
    prepare,
    getValidator(id) {
      const validate = prepare().getSchema(id)
      if (validate === undefined) throw new Error(`invariant: there is no schema ${id}`)
      return validate as ValidateFunction
    },
    sample(name) {
      const sample =
        made.get(name) ??
        firstFitting(tagged().makeSamples(ownValue(tagged().byName, name) ?? {}), (sample) =>
          findViolation(name, sample),
        )
      made.set(name, sample)
      return sample
    },
    sampleSchema(schema, sender) {
      const validate = prepare().compile(ajvSchema(schema, ids))
      return firstFitting(tagged().makeSamples(schema, sender), (value) => check(validate, value, sender))
    },
  }
}

function toSample(schema: JsonObject): JsonObject {
  return asObject(mapSchemas(schema, withoutRepeats))
}

function rememberResult<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The first valid value, else the last one. */
function firstFitting(values: Iterable<Json>, check: (value: Json) => Violation | undefined): Sample {
  let last: Sample = { value: null, violation: { at: '', rule: 'has no value' } }
  for (const value of values) {
    const violation = check(value)
    if (violation === undefined) return { value }
    last = { value, violation }
  }
  return last
}

type MakeSamples = (schema: JsonObject, sender?: Sender) => Iterable<Json>

/** Marks of the properties that a sender leaves out. */
const omittedMarks = { client: 'readOnly', server: 'writeOnly' } as const

/** Values that may fit, the best try last. */
function listCandidates({ openapi }: Built, schemas: Readonly<Record<string, JsonObject>>): MakeSamples {
  const root = { components: { ...asObject(openapi.root.components), schemas } }
  const sentBy = (sender: Sender) => rememberResult(() => omitMarked(root, omittedMarks[sender]))
  const documents = { client: sentBy('client'), server: sentBy('server') }
  return (schema, sender = 'server') => {
    const sent = omitMarked(schema, omittedMarks[sender], root)
    return sampleVariants({ ...sent, ...documents[sender]() })
  }
}
