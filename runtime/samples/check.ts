import { BoundedMap } from '../bounded-map.ts'
import { isObject } from '../json.ts'
import { multipleOfRule } from '../validation/multiple-of.ts'
import type { Budget } from './budget.ts'
import { getRegexEngine, getValidators } from './libraries.ts'
import { type Schema, tryTo } from './schema.ts'

/** The rule that a value breaks, or whether one could be determined. */
type CheckResult = 'valid' | 'unknown' | { readonly violation: string }

type Check = (value: unknown) => CheckResult

/** Compiling a larger schema takes too long. */
const MAX_CHARS = 30_000
const compiled = new BoundedMap<Check>({ maxEntries: 100 })

/** Validates a value with ajv, by the draft of the schema; unknown if ajv cannot tell within the budget. */
export function checkSample(value: unknown, schema: unknown, budget: Budget): CheckResult {
  if (!isObject(schema)) return 'unknown'
  const key = JSON.stringify(schema)
  if (key.length > MAX_CHARS) return 'unknown'
  getValidators()
  try {
    return budget.timed(() => {
      const check = compiled.get(key) ?? compileCheck(schema)
      compiled.set(key, check)
      return check(value)
    })
  } catch {
    // A reference to nowhere, a pattern that is none, too much work.
    return 'unknown'
  }
}

function compileCheck(schema: Schema): Check {
  const ajv = createAjv(schema)
  // An asynchronous schema would give a promise.
  const { $schema, $async, ...rules } = schema
  const validate = ajv.compile(rules)
  return (value) => {
    if (validate(value)) return 'valid'
    const [{ instancePath = '', message = 'invalid' } = {}] = validate.errors ?? []
    return { violation: instancePath === '' ? message : `${instancePath} ${message}` }
  }
}

function createAjv(schema: Schema) {
  const Validator = getValidator(schema)
  const ajv = new Validator({
    strict: false,
    logger: false,
    validateSchema: false,
    addUsedSchema: false,
    inlineRefs: false,
    code: { optimize: false, regExp: createRegex },
  })
  getValidators().addFormats(ajv)
  ajv.removeKeyword('multipleOf').addKeyword({ ...multipleOfRule })
  return ajv
}

/** Without `$schema`, a list of items is a tuple of an older draft. */
function getValidator(schema: Schema) {
  const { draft04, draft07, draft2019, draft2020 } = getValidators()
  const draft = typeof schema.$schema === 'string' ? schema.$schema : ''
  if (/draft-0[34]/.test(draft)) return draft04
  if (/draft-0[67]/.test(draft)) return draft07
  if (/2019-09/.test(draft)) return draft2019
  return draft === '' && /"items":\s*\[/.test(JSON.stringify(schema)) ? draft2019 : draft2020
}

/** Expressions that the engine cannot read backtrack; all run within the time of `checkSample`. */
const createRegex = Object.assign(
  (source: string, flags: string) => {
    const engine = getRegexEngine()
    const test = tryTo(() => engine.compile(engine.translateRegExp(source))) ?? new RegExp(source, flags)
    // ajv takes expressions of the same text for one.
    return { test: (text: string) => test.test(text), toString: () => source }
  },
  { code: 'createRegex' },
)
