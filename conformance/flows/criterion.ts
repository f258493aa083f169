import { compile } from 'json-p3'
import type { Json } from '../../runtime/json.ts'
import { readCondition } from './condition.ts'
import { type Expression, evaluate, readExpression, type Situation } from './expression.ts'

/** A criterion of a step, or of an action after it. */
export interface Criterion {
  /** JSON pointer into the document. */
  readonly pointer: string
  /** As in the document. */
  readonly text: string
  readonly expressions: readonly Expression[]
  holds(situation: Situation): boolean
}

export interface WrittenCriterion {
  readonly condition: string
  readonly context?: string
  readonly type?: CriterionType | { readonly type: CriterionType }
}

type CriterionType = 'simple' | 'regex' | 'jsonpath'
type Read = Pick<Criterion, 'expressions' | 'holds'>

/** Reads a criterion. Throws a SyntaxError. */
export function readCriterion(
  { condition, context = '', type = 'simple' }: WrittenCriterion,
  pointer: string,
): Criterion {
  const kind = typeof type === 'string' ? type : type.type
  return { pointer, text: condition, ...readers[kind](condition, context) }
}

const readers: Readonly<Record<CriterionType, (condition: string, context: string) => Read>> = {
  simple: (condition) => {
    const { expressions, holds } = readCondition(condition)
    return { expressions, holds: (situation) => holds((expression) => evaluate(expression, situation)) }
  },
  regex: (condition, context) => {
    const form = new RegExp(condition, 'u')
    return inContext(context, (value) => form.test(typeof value === 'string' ? value : JSON.stringify(value)))
  },
  jsonpath: (condition, context) => {
    const query = compile(condition)
    return inContext(context, (value) => query.query(value).nodes.length > 0)
  },
}

function inContext(context: string, test: (value: Json) => boolean): Read {
  const expression = readExpression(context)
  const holds = (situation: Situation): boolean => {
    const value = evaluate(expression, situation)
    return value !== undefined && test(value)
  }
  return { expressions: [expression], holds }
}
