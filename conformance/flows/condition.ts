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
  const reader = new Reader(getTokens(text), text)
  return { holds: reader.whole(), expressions: reader.expressions }
}

function getTokens(text: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const found = token.exec(text)
    if (found === null) throw new SyntaxError(`\`${text}\` cannot be read from \`${text.slice(at)}\` on`)
    tokens.push(found[0].trim())
  }
  return tokens
}

const comparisons: Readonly<Record<string, (left: Json | undefined, right: Json | undefined) => boolean>> = {
  '==': (left, right) => isEqual(left, right),
  '!=': (left, right) => !isEqual(left, right),
  '<': (left, right) => order(left, right) < 0,
  '<=': (left, right) => order(left, right) <= 0,
  '>': (left, right) => order(left, right) > 0,
  '>=': (left, right) => order(left, right) >= 0,
}

/** Arazzo compares strings case-insensitively. */
function folded(value: Json | undefined): Json | undefined {
  return typeof value === 'string' ? value.toLowerCase() : value
}

function isEqual(left: Json | undefined, right: Json | undefined): boolean {
  return left !== undefined && JSON.stringify(folded(left)) === JSON.stringify(folded(right))
}

/** NaN if the two cannot be ordered. */
function order(left: Json | undefined, right: Json | undefined): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [a, b] = [folded(left), folded(right)]
  if (typeof a !== 'string' || typeof b !== 'string') return Number.NaN
  return a < b ? -1 : Number(a > b)
}

const constants: Readonly<Record<string, Json>> = { true: true, false: false, null: null }

class Reader {
  readonly expressions: Expression[] = []
  readonly #tokens: string[]
  readonly #text: string

  constructor(tokens: string[], text: string) {
    this.#tokens = tokens
    this.#text = text
  }

  whole(): Test {
    const test = this.#either()
    if (this.#tokens.length > 0) this.#fail(this.#tokens[0])
    return test
  }

  #either(): Test {
    const tests = [this.#both()]
    while (this.#took('||')) tests.push(this.#both())
    return (evaluate) => tests.some((test) => test(evaluate))
  }

  #both(): Test {
    const tests = [this.#one()]
    while (this.#took('&&')) tests.push(this.#one())
    return (evaluate) => tests.every((test) => test(evaluate))
  }

  #one(): Test {
    if (this.#took('!')) {
      const test = this.#one()
      return (evaluate) => !test(evaluate)
    }
    if (this.#took('(')) {
      const test = this.#either()
      if (!this.#took(')')) this.#fail(this.#tokens[0])
      return test
    }
    const left = this.#operand()
    const compare = ownValue(comparisons, this.#tokens[0] ?? '')
    if (compare === undefined) return (evaluate) => Boolean(left(evaluate))
    this.#tokens.shift()
    const right = this.#operand()
    return (evaluate) => compare(left(evaluate), right(evaluate))
  }

  #operand(): Value {
    const text = this.#tokens.shift()
    if (text?.startsWith('$')) {
      const expression = readExpression(text)
      this.expressions.push(expression)
      return (evaluate) => evaluate(expression)
    }
    if (text?.startsWith("'")) return () => text.slice(1, -1).replaceAll("''", "'")
    if (text !== undefined && Object.hasOwn(constants, text)) return () => ownValue(constants, text)
    const number = Number(text)
    if (text === undefined || Number.isNaN(number)) return this.#fail(text)
    return () => number
  }

  #took(text: string): boolean {
    if (this.#tokens[0] !== text) return false
    this.#tokens.shift()
    return true
  }

  #fail(at: string | undefined): never {
    throw new SyntaxError(`\`${this.#text}\` is not a condition: unexpected ${at === undefined ? 'end' : `\`${at}\``}`)
  }
}
