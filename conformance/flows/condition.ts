import type { Json } from '../../runtime/json.ts'
import { ownValue } from '../../runtime/json.ts'
import { type Expression, readExpression } from './expression.ts'

/** A simple condition of Arazzo, as in `$statusCode == 200 && $response.body#/status != 'failed'`. */
export interface Condition {
  readonly expressions: readonly Expression[]
  holds(evaluate: Evaluate): boolean
}

type Evaluate = (expression: Expression) => Json | undefined
type Value = (evaluate: Evaluate) => Json | undefined
type Test = (evaluate: Evaluate) => boolean

const token = /\s*(?:(&&|\|\||[=!<>]=|[<>!()])|('(?:[^']|'')*')|(\$[^\s()&|=!<>']+)|([^\s()&|=!<>'$]+))\s*/y

/** Reads a condition. Throws a SyntaxError with the position. */
export function readCondition(text: string): Condition {
  const reader = new ConditionReader(getTokens(text), text)
  return { holds: reader.readWhole(), expressions: reader.expressions }
}

function getTokens(text: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const match = token.exec(text)
    if (match === null) throw new SyntaxError(`\`${text}\` cannot be read from \`${text.slice(at)}\` on`)
    tokens.push(match[0].trim())
  }
  return tokens
}

const comparisons: Readonly<Record<string, (left: Json | undefined, right: Json | undefined) => boolean>> = {
  '==': (left, right) => isEqual(left, right),
  '!=': (left, right) => !isEqual(left, right),
  '<': (left, right) => compareValues(left, right) < 0,
  '<=': (left, right) => compareValues(left, right) <= 0,
  '>': (left, right) => compareValues(left, right) > 0,
  '>=': (left, right) => compareValues(left, right) >= 0,
}

/** Arazzo compares strings case-insensitively. */
function foldCase(value: Json | undefined): Json | undefined {
  return typeof value === 'string' ? value.toLowerCase() : value
}

function isEqual(left: Json | undefined, right: Json | undefined): boolean {
  return left !== undefined && JSON.stringify(foldCase(left)) === JSON.stringify(foldCase(right))
}

/** Compares numbers, or strings; NaN if the two cannot be ordered. */
function compareValues(left: Json | undefined, right: Json | undefined): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [a, b] = [foldCase(left), foldCase(right)]
  if (typeof a !== 'string' || typeof b !== 'string') return Number.NaN
  return a < b ? -1 : Number(a > b)
}

const constants: Readonly<Record<string, Json>> = { true: true, false: false, null: null }

class ConditionReader {
  readonly expressions: Expression[] = []
  readonly #tokens: string[]
  readonly #text: string

  constructor(tokens: string[], text: string) {
    this.#tokens = tokens
    this.#text = text
  }

  readWhole(): Test {
    const test = this.#readAlternatives()
    if (this.#tokens.length > 0) this.#failAt(this.#tokens[0])
    return test
  }

  #readAlternatives(): Test {
    const tests = [this.#readConjunction()]
    while (this.#skipToken('||')) tests.push(this.#readConjunction())
    return (evaluate) => tests.some((test) => test(evaluate))
  }

  #readConjunction(): Test {
    const tests = [this.#readTest()]
    while (this.#skipToken('&&')) tests.push(this.#readTest())
    return (evaluate) => tests.every((test) => test(evaluate))
  }

  #readTest(): Test {
    if (this.#skipToken('!')) {
      const test = this.#readTest()
      return (evaluate) => !test(evaluate)
    }
    if (this.#skipToken('(')) {
      const test = this.#readAlternatives()
      if (!this.#skipToken(')')) this.#failAt(this.#tokens[0])
      return test
    }
    const left = this.#readOperand()
    const compare = ownValue(comparisons, this.#tokens[0] ?? '')
    if (compare === undefined) return (evaluate) => Boolean(left(evaluate))
    this.#tokens.shift()
    const right = this.#readOperand()
    return (evaluate) => compare(left(evaluate), right(evaluate))
  }

  #readOperand(): Value {
    const text = this.#tokens.shift()
    if (text?.startsWith('$')) {
      const expression = readExpression(text)
      this.expressions.push(expression)
      return (evaluate) => evaluate(expression)
    }
    if (text?.startsWith("'")) return () => text.slice(1, -1).replaceAll("''", "'")
    if (text !== undefined && Object.hasOwn(constants, text)) return () => ownValue(constants, text)
    const number = Number(text)
    if (text === undefined || Number.isNaN(number)) return this.#failAt(text)
    return () => number
  }

  #skipToken(text: string): boolean {
    if (this.#tokens[0] !== text) return false
    this.#tokens.shift()
    return true
  }

  #failAt(at: string | undefined): never {
    throw new SyntaxError(`\`${this.#text}\` is not a condition: unexpected ${at === undefined ? 'end' : `\`${at}\``}`)
  }
}
