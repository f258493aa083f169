import { hasNoBody } from '../../runtime/http/replies.ts'
import type { PathError } from '../../settings/errors.ts'
import { findUnreadablePaths, findUnreadablePatterns } from './matcher.ts'
import { findFileReason } from './reply-file.ts'
import type { Answer, Match, Scenario, Usage } from './scenario.ts'

/** Errors that a schema cannot state: comparisons of numbers, and embedded languages. Places are relative to the scenario. */
export function semanticErrors(scenario: Scenario, folder: string | undefined): readonly PathError[] {
  const ofAnswers = getAnswers(scenario).flatMap(({ answer, path }) => [
    ...checkUsage(answer.usage ?? {}, path),
    ...findUnreadablePaths(answer).map((error) => ({ path: [...path, ...error.path], message: error.reason })),
    ...checkReply(answer.reply, folder).map((error) => ({ ...error, path: [...path, 'reply', ...error.path] })),
  ])
  return [...checkMatch(scenario.match ?? {}), ...ofAnswers]
}

function checkReply(reply: Answer['reply'] = {}, folder: string | undefined): readonly PathError[] {
  const { status = 200, file } = reply
  const bodies = (['body', 'json', 'file', 'events', 'chunks'] as const).filter((name) => reply[name] !== undefined)
  const hasBody = hasNoBody('GET', status) ? bodies : []
  const reason = file === undefined ? undefined : findFileReason(file, folder)
  return [
    ...hasBody.map((name) => ({ path: [name], message: `a reply with status ${status} has no body; remove it` })),
    ...(reason === undefined ? [] : [{ path: ['file'], message: reason }]),
  ]
}

interface PlacedAnswer {
  readonly answer: Answer
  readonly path: readonly (string | number)[]
}

/** The answers of a scenario with their places. */
export function getAnswers({ answer, answers = [] }: Scenario): readonly PlacedAnswer[] {
  const one: readonly PlacedAnswer[] = answer ? [{ answer, path: ['answer'] }] : []
  return [...one, ...answers.map((answer, index) => ({ answer, path: ['answers', index] }))]
}

function checkMatch(match: Match): readonly PathError[] {
  const { from = 1, to = Infinity } = match
  const message = `must not be less than \`from\`, which is ${from}`
  return [
    ...(from > to ? [{ path: ['match', 'to'], message }] : []),
    ...findUnreadablePatterns(match).map(({ path, reason }) => ({
      path: ['match', ...path],
      message: reason.replace(/\.$/, ''),
    })),
  ]
}

function checkUsage(usage: Usage, path: PlacedAnswer['path']): readonly PathError[] {
  const { inputTokens = Infinity, cachedTokens = 0, outputTokens = Infinity, reasoningTokens = 0 } = usage
  const parts = [
    { name: 'cachedTokens', part: cachedTokens, whole: inputTokens, of: 'inputTokens' },
    { name: 'reasoningTokens', part: reasoningTokens, whole: outputTokens, of: 'outputTokens' },
  ]
  return parts
    .filter(({ part, whole }) => part > whole)
    .map(({ name, whole, of }) => ({
      path: [...path, 'usage', name],
      message: `must not be more than \`${of}\`, which is ${whole}`,
    }))
}
