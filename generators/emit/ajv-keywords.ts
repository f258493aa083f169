import { _, type CodeKeywordDefinition, type KeywordCxt, type Name, stringify } from 'ajv'
import { not } from 'ajv/dist/compile/codegen/index.js'
import { getData } from 'ajv/dist/compile/validate/index.js'
import { asObject, type JsonObject, ownValue } from '../../runtime/json.ts'

export class ImportedFunction {
  readonly name: string
  /** Path below the runtime's core, or a package. */
  readonly from: string

  constructor(name: string, from: string) {
    this.name = name
    this.from = from
  }
}

const longerThan = new ImportedFunction('longerThan', './validation/string-length.ts')
const shorterThan = new ImportedFunction('shorterThan', './validation/string-length.ts')
const isMultipleOf = new ImportedFunction('isMultipleOf', './validation/multiple-of.ts')
const isDataUrl = new ImportedFunction('isDataUrl', './validation/data-url.ts')

/** Replaces ajv's keywords, which count the characters of every string; the runtime's functions rarely have to. */
export const lengthKeywords: CodeKeywordDefinition = {
  keyword: ['maxLength', 'minLength'],
  type: 'string',
  schemaType: 'number',
  before: 'pattern',
  code(cxt: KeywordCxt) {
    const breaks = importName(cxt, cxt.keyword === 'maxLength' ? longerThan : shorterThan)
    cxt.fail(_`${breaks}(${cxt.data}, ${cxt.schema})`)
  },
  error: {
    message: ({ keyword, schema }) => `must keep ${keyword} ${schema}`,
    params: ({ schema }) => _`{limit: ${schema}}`,
  },
}

/** Replaces ajv's keyword, for which 4.35 is no multiple of 0.01. */
export const multipleOfKeyword: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  code(cxt: KeywordCxt) {
    cxt.fail(_`!${importName(cxt, isMultipleOf)}(${cxt.data}, ${cxt.schema})`)
  },
  error: {
    message: ({ schema }) => `must be multiple of ${schema}`,
    params: ({ schema }) => _`{multipleOf: ${schema}}`,
  },
}

/** `x-data-url`, checked by the runtime; see spec/README.md. */
export const dataUrlKeyword: CodeKeywordDefinition = {
  keyword: 'x-data-url',
  type: 'string',
  schemaType: 'object',
  // Its error is more specific than that of the pattern, which is there for other tools.
  before: 'pattern',
  code(cxt: KeywordCxt) {
    const schema: JsonObject = cxt.schema
    const rule = cxt.gen.const('rule', _`{types: ${stringify(schema.types)}, maxBytes: ${Number(schema['max-bytes'])}}`)
    cxt.setParams({ rule })
    cxt.fail(_`!${importName(cxt, isDataUrl)}(${cxt.data}, ${rule})`)
  },
  error: {
    message: 'must be a data URL',
    params: ({ params }) => _`${params.rule}`,
  },
}

/**
 * Compiled from `x-less-than`: a number below another one of the same body, by name (`than`) and relative JSON
 * pointer (`data`). Valid if the other value is not a number. See spec/README.md.
 */
export const belowKeyword: CodeKeywordDefinition = {
  keyword: 'x-below',
  type: 'number',
  schemaType: 'object',
  code(cxt: KeywordCxt) {
    const { than, data }: JsonObject = cxt.schema
    const limit = cxt.gen.const('limit', getData(String(data), cxt.it))
    cxt.setParams({ limit, than: stringify(than) })
    cxt.fail(_`typeof ${limit} == "number" && ${cxt.data} >= ${limit}`)
  },
  error: {
    message: ({ schema }) => `must be less than ${schema.than}`,
    params: ({ params }) => _`{than: ${params.than}, limit: ${params.limit}}`,
  },
}

/** `x-instead`: the replacement for every property whose schema is `false`; see spec/README.md. */
export const insteadKeyword: CodeKeywordDefinition = {
  keyword: 'x-instead',
  type: 'object',
  schemaType: 'object',
  // Its error is more specific than that of `false`.
  before: 'properties',
  code(cxt: KeywordCxt) {
    const properties = asObject(cxt.parentSchema.properties)
    for (const [property, instead] of Object.entries<string>(cxt.schema)) {
      if (ownValue(properties, property) !== false)
        throw new Error(`x-instead names ${property}, whose schema is not false`)
      cxt.setParams({ property: stringify(property), instead: stringify(instead) })
      cxt.fail(_`${cxt.data}[${property}] !== undefined`)
    }
  },
  error: {
    message: 'must not have this property',
    params: ({ params }) => _`{property: ${params.property}, instead: ${params.instead}}`,
  },
}

/**
 * `x-choice`: schemas by the question that they answer; see spec/README.md. They are skipped in a call with
 * `{choices: false}` as `this`, those with `x-strict` also in one with `{strict: false}`. Their errors have the id of the
 * question.
 */
export const choiceKeyword: CodeKeywordDefinition = {
  keyword: 'x-choice',
  schemaType: 'object',
  // The first error is that of the document, if there is one.
  post: true,
  code(cxt: KeywordCxt) {
    const { gen } = cxt
    // The variables of ajv in a generated function.
    const [errors, vErrors] = [_`errors`, _`vErrors`]
    const isValid = gen.let('valid', true)
    gen.if(_`this?.choices !== false`)
    for (const [question, schema] of Object.entries<JsonObject>(cxt.schema)) {
      gen.if(schema['x-strict'] === true ? _`${isValid} && this?.strict !== false` : isValid, () => {
        const before = gen.const('_errs', errors)
        const fits = gen.name('valid')
        // A compound rule collects the errors, and does not return them at once.
        cxt.subschema({ keyword: 'x-choice', schemaProp: question, compositeRule: true }, fits)
        gen.if(not(fits), () => {
          gen.forRange('i', before, errors, (at) => gen.code(_`${vErrors}[${at}].question ??= ${question}`))
          gen.assign(isValid, false)
        })
      })
    }
    gen.endIf()
    cxt.ok(isValid)
  },
}

/**
 * Names that only one side has to send: read-only properties only the server, write-only ones only the client. They are
 * skipped in a call with the other side as `sender` of `this`.
 */
export const requiredOfKeywords: readonly CodeKeywordDefinition[] = (['server', 'client'] as const).map((sender) => {
  const keyword = `x-required-of-${sender}`
  const other = sender === 'server' ? 'client' : 'server'
  return {
    keyword,
    type: 'object',
    schemaType: 'object',
    code(cxt: KeywordCxt) {
      const { gen } = cxt
      const isValid = gen.let('valid', true)
      gen.if(_`this?.sender !== ${other}`, () => {
        const fits = gen.name('valid')
        cxt.subschema({ keyword, compositeRule: true }, fits)
        gen.assign(isValid, fits)
      })
      cxt.ok(isValid)
    },
  }
})

function importName({ gen }: KeywordCxt, ref: ImportedFunction): Name {
  return gen.scopeValue('func', { ref })
}
