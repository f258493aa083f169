import type { Place, PlacedError } from '../../settings/errors.ts'
import { unreadable } from './matcher.ts'
import type { Answer, Match, Scenario, TaskCourse, Usage } from './scenario.ts'
import { answerKinds } from './supported-answers.ts'

/** An error about several properties or in an embedded language; the place is relative to the scenario. */
export interface SemanticError extends PlacedError {
  /** Properties of which one is required, in the object at `of`. */
  readonly lacks?: { readonly of: Place; readonly names: readonly string[] }
}

/** Errors of a scenario whose parts match the schema. */
export function semanticErrors(scenario: Scenario): readonly SemanticError[] {
  return [...ofScenario(scenario), ...ofMatch(scenario.match ?? {}), ...getAnswers(scenario).flatMap(ofAnswer)]
}

/** The answers of a scenario with their places. */
export function getAnswers({ answer, answers = [] }: Scenario): readonly PlacedAnswer[] {
  const one: readonly PlacedAnswer[] = answer ? [{ answer, place: ['answer'] }] : []
  return [...one, ...answers.map((each, index) => ({ answer: each, place: ['answers', index] }))]
}

interface PlacedAnswer {
  readonly answer: Answer
  readonly place: readonly (string | number)[]
}

const EFFECTS = ['answer', 'answers', 'timing', 'faults'] as const

function ofScenario(scenario: Scenario): readonly SemanticError[] {
  const { answer, answers, afterLast } = scenario
  const hasEffect = EFFECTS.some((name) => scenario[name] !== undefined)
  return [
    ...needs(!hasEffect, [], EFFECTS, { of: [], message: `needs one of: ${EFFECTS.join(', ')}` }),
    ...when(answer !== undefined && answers !== undefined, ['answers'], excludes('answers', 'answer')),
    ...needs(afterLast !== undefined && answers === undefined, ['afterLast'], ['answers']),
  ]
}

function ofMatch(match: Match): readonly SemanticError[] {
  const { call, from, to = Infinity } = match
  const limit = from !== undefined ? 'from' : 'to'
  return [
    ...when(call !== undefined && match[limit] !== undefined, ['match', 'call'], excludes('call', limit)),
    ...when((from ?? 1) > to, ['match', 'to'], `must not be less than \`from\`, which is ${from}`),
    ...unreadable(match).map(({ place, reason }) => ({
      place: ['match', ...place],
      message: reason.replace(/\.$/, ''),
    })),
  ]
}

const REFUSALS: readonly (number | undefined)[] = [21, 23, 24, 25]

function ofAnswer({ answer, place }: PlacedAnswer): readonly SemanticError[] {
  const { code, message, task = {}, usage = {} } = answer
  const isRefusal = REFUSALS.includes(code)
  const begins = (['task', 'callback'] as const).find((field) => answer[field] !== undefined)
  const own = [
    ...ofKinds(answer),
    ...ofWords(answer),
    ...needs(message !== undefined && !isRefusal, ['message'], ['code'], {
      message: 'needs a `code` that refuses: 21, 23, 24 or 25',
    }),
    ...when(
      isRefusal && begins !== undefined,
      ['code'],
      `${code} refuses the submit, so that no task begins; remove \`code\` or \`${begins}\``,
    ),
    ...ofTask(task),
    ...ofUsage(usage),
  ]
  return own.map(({ lacks, ...error }) => ({
    ...error,
    place: [...place, ...error.place],
    ...(lacks ? { lacks: { ...lacks, of: [...place, ...lacks.of] } } : {}),
  }))
}

function ofKinds(answer: Answer): readonly SemanticError[] {
  const [first, ...others] = getFields(answer)
  const other = others.find((field) => first !== undefined && answerKinds[field] !== answerKinds[first])
  return other === undefined ? [] : when(true, [other], excludes(other, String(first)))
}

/** Whether an answer has exactly one kind, so that operations can be checked for it. */
export function isOfOneKind(answer: Answer): boolean {
  return ofKinds(answer).length === 0
}

function getFields(answer: Answer): readonly (keyof Answer)[] {
  return Object.keys(answer) as (keyof Answer)[]
}

function ofWords(answer: Answer): readonly SemanticError[] {
  const [first, second] = (['text', 'refusal', 'json'] as const).filter((field) => answer[field] !== undefined)
  const more = (['reasoning', 'text', 'refusal', 'json', 'calls', 'finish'] as const).find((field) =>
    Object.hasOwn(answer, field),
  )
  return [
    ...(first && second ? when(true, [second], excludes(second, first)) : []),
    ...(more ? when(answer.blocked !== undefined, [more], excludes(more, 'blocked')) : []),
  ]
}

function ofTask({ outcome = 'succeed', at, reason, code }: TaskCourse): readonly SemanticError[] {
  const fails = outcome === 'fail'
  const lacks = (isLacking: boolean, name: string, message: string) =>
    needs(isLacking, ['task', name], ['outcome'], { of: ['task'], message })
  return [
    ...lacks(at !== undefined && outcome === 'succeed', 'at', 'needs `outcome: fail` or `outcome: hang`'),
    ...lacks(reason !== undefined && !fails, 'reason', 'needs `outcome: fail`'),
    ...lacks(code !== undefined && !fails, 'code', 'needs `outcome: fail`'),
  ]
}

function ofUsage({
  inputTokens,
  cachedTokens = 0,
  outputTokens,
  reasoningTokens = 0,
}: Usage): readonly SemanticError[] {
  const parts = [
    { name: 'cachedTokens', part: cachedTokens, whole: inputTokens ?? Infinity, of: 'inputTokens' },
    { name: 'reasoningTokens', part: reasoningTokens, whole: outputTokens ?? Infinity, of: 'outputTokens' },
  ]
  return parts.flatMap(({ name, part, whole, of }) =>
    when(part > whole, ['usage', name], `must not be more than \`${of}\`, which is ${whole}`),
  )
}

function excludes(one: string, other: string): string {
  return `\`${one}\` and \`${other}\` exclude each other; remove one`
}

interface Need {
  readonly of?: Place
  readonly message?: string
}

function needs(
  isLacking: boolean,
  place: Place,
  names: readonly string[],
  { of = [], message = `needs \`${names.join(', ')}\`` }: Need = {},
): readonly SemanticError[] {
  return when(isLacking, place, message).map((error) => ({ ...error, lacks: { of, names } }))
}

function when(isSo: boolean, place: Place, message: string): readonly SemanticError[] {
  return isSo ? [{ place, message }] : []
}
