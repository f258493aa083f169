import { groupBy } from '../../es2024.ts'
import { asObject } from '../../json.ts'
import { listAt, numberAt, textAt, valueAt } from '../../json-path.ts'
import { type JudgedEvent, type StreamRules, sortByNumber } from '../stream-rule.ts'
import { addsUp, neverDecreases, staysSame } from '../stream-rules.ts'
import { containsAll } from '../stream-scopes.ts'
import { generateContentReplies, generateContentUsage } from './generate-content-replies.ts'

/** The generate-content format: a chunk is a partial reply; candidates are identified by index. */
export const generateContent: StreamRules = {
  source: ['Events / Streaming, generate-content format', 'Resources and their fields / Generate-content response'],
  rules: [
    staysSame({ name: 'response-id', at: ['responseId'] }),
    staysSame({ name: 'model-version', at: ['modelVersion'] }),
    staysSame({ name: 'usage', at: ['usageMetadata.promptTokenCount'] }),
    neverDecreases({ name: 'usage', at: ['usageMetadata.candidatesTokenCount'] }),
    neverDecreases({ name: 'usage', at: ['usageMetadata.thoughtsTokenCount'] }),
    neverDecreases({ name: 'usage', at: ['usageMetadata.totalTokenCount'] }),
    addsUp({ ...generateContentUsage, at: 'usageMetadata' }),
    containsAll({ name: 'candidates', list: 'candidates', key: 'index', last: 'final' }),
  ],
  replies: generateContentReplies.rules,
  fold: foldChunks,
  normalise: (reply) =>
    withCandidates(
      reply,
      listAt(reply, 'candidates').map((candidate) => [candidate]),
    ),
  incidental: new Set(['id', 'responseId', 'thoughtSignature']),
}

/** Concatenates the parts of all chunks; other members are those of the last chunk. */
function foldChunks(events: readonly JudgedEvent[]): unknown {
  const candidates = events.flatMap(({ data }) => listAt(data, 'candidates'))
  const pieces = groupBy(candidates, (candidate) => numberAt(candidate, 'index') ?? 0)
  return withCandidates(events.at(-1)?.data, sortByNumber(pieces))
}

function withCandidates(reply: unknown, candidates: readonly (readonly unknown[])[]): unknown {
  if (!Array.isArray(valueAt(reply, 'candidates'))) return reply
  return { ...asObject(reply), candidates: candidates.map(joinCandidate) }
}

function joinCandidate(pieces: readonly unknown[]): unknown {
  const parts = joinParts(pieces.flatMap((piece) => listAt(piece, 'content.parts')))
  const logprobs = ['topCandidates', 'chosenCandidates'].map((name) => [
    name,
    pieces.flatMap((piece) => listAt(piece, `logprobsResult.${name}`)),
  ])
  const hasLogprobs = pieces.some((piece) => valueAt(piece, 'logprobsResult') !== undefined)
  return {
    ...asObject(pieces.at(-1)),
    content: { role: 'model', parts },
    ...(hasLogprobs ? { logprobsResult: Object.fromEntries(logprobs) } : {}),
  }
}

/** Joins neighbouring texts, but no thought with other text; leaves out empty texts after other parts. */
function joinParts(parts: readonly unknown[]): unknown[] {
  const whole: unknown[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    const text = textAt(part, 'text')
    const isMore = text !== undefined && textAt(last, 'text') !== undefined && isThought(part) === isThought(last)
    if (isMore)
      whole[whole.length - 1] = { ...asObject(last), ...asObject(part), text: `${textAt(last, 'text')}${text}` }
    else if (text !== '' || whole.length === 0) whole.push(part)
  }
  return whole
}

function isThought(part: unknown): boolean {
  return valueAt(part, 'thought') === true
}
