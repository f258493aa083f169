import { tryParseJson } from '../../json.ts'
import { listAt, numberAt, textAt, valueAt } from '../../json-path.ts'
import { quote } from '../../validation/quote.ts'
import { compareWithBody, type ReplyRules, type ReplyViolation } from '../reply-rule.ts'
import { none } from '../stream-rule.ts'
import { addsUp, asReplyRule, type Sum } from '../stream-rules.ts'
import { type CallingReply, type ToolDemand, toolRules } from '../tool-rules.ts'

export const generateContentUsage: Omit<Sum, 'at'> = {
  name: 'usage',
  total: 'totalTokenCount',
  of: ['promptTokenCount', 'candidatesTokenCount', 'toolUsePromptTokenCount', 'thoughtsTokenCount'],
  parts: [['cachedContentTokenCount', 'promptTokenCount']],
  lists: [
    ['promptTokensDetails', 'tokenCount', 'promptTokenCount'],
    ['candidatesTokensDetails', 'tokenCount', 'candidatesTokenCount'],
    ['cacheTokensDetails', 'tokenCount', 'cachedContentTokenCount'],
    ['toolUsePromptTokensDetails', 'tokenCount', 'toolUsePromptTokenCount'],
  ],
}

/** The generate-content format: a whole reply, alone and beside its request. */
export const generateContentReplies: ReplyRules = {
  source: ['Resources and their fields / Generate-content response', 'Endpoints / Generate-content format'],
  rules: [
    asReplyRule(addsUp({ ...generateContentUsage, at: 'usageMetadata' })),
    compareWithBody('candidate-count', judgeCount),
    compareWithBody('output-format', judgeText),
    ...toolRules({ readReplies, readDemand }),
    compareWithBody('allowed-function', judgeAllowed),
  ],
}

/** A count below one counts as absent. */
function judgeCount(reply: unknown, body: unknown): readonly ReplyViolation[] {
  const most = Math.max(numberAt(body, 'generationConfig.candidateCount') ?? 1, 1)
  const { length } = listAt(reply, 'candidates')
  return length <= most ? none : [{ at: 'candidates', message: `must be at most ${most}, as requested, got ${length}` }]
}

/** With a JSON type, the text of a candidate that ended by itself is JSON, unless it is beside code or calls. */
function judgeText(reply: unknown, body: unknown): readonly ReplyViolation[] {
  if (textAt(body, 'generationConfig.responseMimeType') !== 'application/json') return none
  return listAt(reply, 'candidates').flatMap((candidate, index) => {
    const answer = listParts(candidate).filter((part) => valueAt(part, 'thought') !== true)
    const texts = answer.flatMap((part) => textAt(part, 'text') ?? [])
    const text = texts.join('')
    if (texts.length < answer.length || text === '' || !endedByItself(candidate)) return []
    if (tryParseJson(text) !== undefined) return []
    const message = `is not JSON, which responseMimeType of the request asks for: ${quote(text)}`
    return [{ at: `candidates.${index}.content`, message }]
  })
}

function listParts(candidate: unknown): readonly unknown[] {
  return listAt(candidate, 'content.parts')
}

function endedByItself(candidate: unknown): boolean {
  return textAt(candidate, 'finishReason') === 'STOP'
}

function readReplies(reply: unknown): readonly CallingReply[] {
  return listAt(reply, 'candidates').map((candidate, index) => {
    const at = `candidates.${index}.content.parts`
    const calls = listParts(candidate).flatMap((part, position) => {
      const name = textAt(part, 'functionCall.name')
      return name === undefined ? [] : [{ at: `${at}.${position}.functionCall.name`, name }]
    })
    return { calls, at, isWhole: endedByItself(candidate) }
  })
}

/** A call of some function can be demanded only if there are functions. */
function readDemand(body: unknown): ToolDemand {
  const mode = textAt(body, 'toolConfig.functionCallingConfig.mode')
  const declarations = listAt(body, 'tools').flatMap((tool) => listAt(tool, 'functionDeclarations'))
  const must = mode === 'ANY' && declarations.length > 0 ? 'call' : undefined
  return {
    must: mode === 'NONE' ? 'not-call' : must,
    isParallel: true,
    tools: new Set(declarations.flatMap((declaration) => textAt(declaration, 'name') ?? [])),
  }
}

function judgeAllowed(reply: unknown, body: unknown): readonly ReplyViolation[] {
  const allowed = new Set(listAt(body, 'toolConfig.functionCallingConfig.allowedFunctionNames'))
  if (allowed.size === 0) return none
  const other = readReplies(reply)
    .flatMap(({ calls }) => calls)
    .find(({ name }) => !allowed.has(name))
  return other ? [{ at: other.at, message: `is ${quote(other.name)}, which allowedFunctionNames leaves out` }] : none
}
