import { unreadable } from './matcher.ts'
import type { Answer, Match, Scenario, TaskCourse, Usage } from './scenario.ts'
import type { Mistake } from './scenario-error.ts'
import { type AnswerKind, answerKinds } from './supported-answers.ts'

/** What is well formed and still makes no sense; places are those inside of the scenario. */
export function mistakesOfMeaning(scenario: Scenario): readonly Mistake[] {
  return [...ofScenario(scenario), ...ofMatch(scenario.match ?? {}), ...answersOf(scenario).flatMap(ofAnswer)]
}

/** The answers of a scenario, and where each stands. */
export function answersOf({ answer, answers = [] }: Scenario): readonly PlacedAnswer[] {
  const one: readonly PlacedAnswer[] = answer ? [{ answer, place: ['answer'] }] : []
  return [...one, ...answers.map((each, index) => ({ answer: each, place: ['answers', index] }))]
}

interface PlacedAnswer {
  readonly answer: Answer
  readonly place: readonly (string | number)[]
}

function ofScenario({ answer, answers, afterLast, timing, faults }: Scenario): readonly Mistake[] {
  const does = [answer, answers, timing, faults].some((each) => each !== undefined)
  return [
    when(!does, [], 'nothing is to happen: give it an answer, answers, a timing or faults'),
    when(
      answer !== undefined && answers !== undefined,
      ['answers'],
      'there is an answer already: leave one of both out',
    ),
    when(afterLast !== undefined && answers === undefined, ['afterLast'], 'there are no answers that it could follow'),
  ].flat()
}

function ofMatch(match: Match): readonly Mistake[] {
  const { call, from, to = Infinity } = match
  const limits = from !== undefined || match.to !== undefined
  return [
    ...when(call !== undefined && limits, ['match', 'call'], 'says it all: leave from and to out'),
    ...when((from ?? 1) > to, ['match', 'to'], `comes before ${from}, so that no request fits`),
    ...unreadable(match).map(({ place, reason }) => ({
      place: ['match', ...place],
      message: reason.replace(/\.$/, ''),
    })),
  ]
}

function ofAnswer({ answer, place }: PlacedAnswer): readonly Mistake[] {
  const { code, message, task = {}, usage = {} } = answer
  const isRefusal = code !== undefined && code !== 22
  const begins = answer.task !== undefined || answer.callback !== undefined
  const own = [
    ...ofKinds(answer),
    ...ofWords(answer),
    ...when(
      message !== undefined && !isRefusal,
      ['message'],
      'explains a code that refuses: add one, such as `code: 21`',
    ),
    ...when(
      isRefusal && begins,
      ['code'],
      `${code} refuses the submit, so there is no task: leave task and callback out`,
    ),
    ...ofTask(task),
    ...ofUsage(usage),
  ]
  return own.map((mistake) => ({ ...mistake, place: [...place, ...mistake.place] }))
}

function ofKinds(answer: Answer): readonly Mistake[] {
  const fields = Object.keys(answer) as (keyof Answer)[]
  const [first] = fields
  const kindOf = (field: keyof Answer): AnswerKind => answerKinds[field]
  const other = fields.find((field) => first !== undefined && kindOf(field) !== kindOf(first))
  return when(other !== undefined, [other ?? ''], `this and ${first} are two answers: leave one of both out`)
}

function ofWords(answer: Answer): readonly Mistake[] {
  const said = (['text', 'refusal', 'json'] as const).filter((field) => answer[field] !== undefined)
  const [first, second = ''] = said
  const more = (['reasoning', 'text', 'refusal', 'json', 'calls', 'finish'] as const).find((field) => field in answer)
  return [
    ...when(said.length > 1, [second], `this and ${first} are both the text of the reply: leave one of both out`),
    ...when(
      answer.blocked !== undefined && more !== undefined,
      [more ?? ''],
      'nothing is said after a prompt that is blocked: leave it out',
    ),
  ]
}

function ofTask({ outcome = 'succeed', at, reason, code }: TaskCourse): readonly Mistake[] {
  const fails = outcome === 'fail'
  return [
    ...when(at !== undefined && outcome === 'succeed', ['task', 'at'], 'belongs to `outcome: fail` or `outcome: hang`'),
    ...when(reason !== undefined && !fails, ['task', 'reason'], 'belongs to `outcome: fail`'),
    ...when(code !== undefined && !fails, ['task', 'code'], 'belongs to `outcome: fail`'),
  ]
}

function ofUsage({ inputTokens, cachedTokens = 0, outputTokens, reasoningTokens = 0 }: Usage): readonly Mistake[] {
  const all = Infinity
  const parts = [
    { name: 'cachedTokens', part: cachedTokens, whole: inputTokens ?? all, of: 'inputTokens' },
    { name: 'reasoningTokens', part: reasoningTokens, whole: outputTokens ?? all, of: 'outputTokens' },
  ]
  return parts.flatMap(({ name, part, whole, of }) =>
    when(part > whole, ['usage', name], `is a part of ${of} and cannot be more`),
  )
}

function when(isSo: boolean, place: Mistake['place'], message: string): readonly Mistake[] {
  return isSo ? [{ place, message }] : []
}
