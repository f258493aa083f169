import { _, type CodeKeywordDefinition, type KeywordCxt, type Name, stringify } from 'ajv'
import { getData } from 'ajv/dist/compile/validate/index.js'
import { asObject, type JsonObject } from '../json.ts'

/** A function that validators import. */
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
const isDataUrl = new ImportedFunction('isDataUrl', './validation/data-url.ts')

/** ajv's own ones count all characters of each string; the runtime's functions seldom have to count. */
export const lengthKeywords: CodeKeywordDefinition = {
  keyword: ['maxLength', 'minLength'],
  type: 'string',
  schemaType: 'number',
  before: 'pattern',
  code(cxt: KeywordCxt) {
    const breaks = imported(cxt, cxt.keyword === 'maxLength' ? longerThan : shorterThan)
    cxt.fail(_`${breaks}(${cxt.data}, ${cxt.schema})`)
  },
  error: {
    message: ({ keyword, schema }) => `must keep ${keyword} ${schema}`,
    params: ({ schema }) => _`{limit: ${schema}}`,
  },
}

/** `x-data-url`, checked by the runtime's own function; see spec/README.md. */
export const dataUrlKeyword: CodeKeywordDefinition = {
  keyword: 'x-data-url',
  type: 'string',
  schemaType: 'object',
  // It says more of what is wrong than the pattern that stands beside it for other tools.
  before: 'pattern',
  code(cxt: KeywordCxt) {
    const schema: JsonObject = cxt.schema
    const rule = cxt.gen.const('rule', _`{types: ${stringify(schema.types)}, maxBytes: ${Number(schema['max-bytes'])}}`)
    cxt.setParams({ rule })
    cxt.fail(_`!${imported(cxt, isDataUrl)}(${cxt.data}, ${rule})`)
  },
  error: {
    message: 'must be a data URL',
    params: ({ params }) => _`${params.rule}`,
  },
}

/**
 * A number that stays below another one of the same body: `{than, data}` with the other's name and its relative JSON
 * pointer. Holds where the other is not a number. It is what `x-less-than` becomes; see spec/README.md.
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

/** `x-instead`: for properties whose schema is `false`, what to send in place of each; see spec/README.md. */
export const insteadKeyword: CodeKeywordDefinition = {
  keyword: 'x-instead',
  type: 'object',
  schemaType: 'object',
  // It says more of what is wrong than the `false` that it stands beside.
  before: 'properties',
  code(cxt: KeywordCxt) {
    const properties = asObject(cxt.parentSchema.properties)
    for (const [property, instead] of Object.entries<string>(cxt.schema)) {
      if (properties[property] !== false) throw new Error(`x-instead names ${property}, whose schema is not false`)
      cxt.setParams({ property: stringify(property), instead: stringify(instead) })
      cxt.fail(_`${cxt.data}[${property}] !== undefined`)
    }
  },
  error: {
    message: 'must not have this property',
    params: ({ params }) => _`{property: ${params.property}, instead: ${params.instead}}`,
  },
}

function imported({ gen }: KeywordCxt, ref: ImportedFunction): Name {
  return gen.scopeValue('func', { ref })
}
