import { compile } from 'json-p3'
import type { Json } from '../../runtime/json.ts'
import { readCondition } from './condition.ts'
import { type Expression, evaluateExpression, type FlowState, readExpression } from './expression.ts'

/** A criterion of a step, or of an action after it. */
export interface Criterion {
  /** JSON pointer into the document. */
  readonly pointer: string
  /** The condition as the document has it. */
  readonly text: string
  readonly expressions: readonly Expression[]
  holds(state: FlowState): boolean
}

export interface ArazzoCriterion {
  readonly condition: string
  readonly context?: string
  readonly type?: CriterionType | { readonly type: CriterionType }
}

type CriterionType = 'simple' | 'regex' | 'jsonpath'
type ReadCriterion = Pick<Criterion, 'expressions' | 'holds'>

/** Reads a criterion. Throws a SyntaxError. */
export function readCriterion(
  { condition, context = '', type = 'simple' }: ArazzoCriterion,
  pointer: string,
): Criterion {
  const kind = typeof type === 'string' ? type : type.type
  return { pointer, text: condition, ...readers[kind](condition, context) }
}

const readers: Readonly<Record<CriterionType, (condition: string, context: string) => ReadCriterion>> = {
  simple: (condition) => {
    const { expressions, holds } = readCondition(condition)
    return { expressions, holds: (state) => holds((expression) => evaluateExpression(expression, state)) }
  },
  regex: (condition, context) => {
    const form = new RegExp(condition, 'u')
    return testInContext(context, (value) => form.test(typeof value === 'string' ? value : JSON.stringify(value)))
  },
  jsonpath: (condition, context) => {
    const query = compile(condition)
    return testInContext(context, (value) => query.query(value).nodes.length > 0)
  },
}

function testInContext(context: string, test: (value: Json) => boolean): ReadCriterion {
  const expression = readExpression(context)
  const holds = (state: FlowState): boolean => {
    const value = evaluateExpression(expression, state)
    return value !== undefined && test(value)
  }
  return { expressions: [expression], holds }
}
