import { tryParseJson } from '../../json.ts'
import { listAt, numberAt, textAt, valueAt } from '../../json-path.ts'
import { quote } from '../../validation/quote.ts'
import { compareWithBody, type ReplyRules, type ReplyViolation } from '../reply-rule.ts'
import { none } from '../stream-rule.ts'
import { addsUp, asReplyRule, type Sum } from '../stream-rules.ts'
import { type CallingReply, type ToolDemand, toolRules } from '../tool-rules.ts'

export const chatUsage: Omit<Sum, 'at'> = {
  name: 'usage',
  total: 'total_tokens',
  of: ['prompt_tokens', 'completion_tokens'],
  parts: [
    ['prompt_tokens_details.cached_tokens', 'prompt_tokens'],
    ['completion_tokens_details.reasoning_tokens', 'completion_tokens'],
  ],
}

/** The chat-completions format: a whole completion, alone and beside its request. */
export const chatCompletionsReplies: ReplyRules = {
  source: ['https://platform.openai.com/docs/api-reference/chat/object'],
  rules: [
    asReplyRule(addsUp({ ...chatUsage, at: 'usage' })),
    { name: 'choice-index', judge: judgeIndexes },
    { name: 'finish-reason', judge: judgeReasons },
    compareWithBody('choice-count', judgeCount),
    compareWithBody('token-limit', judgeLimit),
    compareWithBody('output-format', judgeText),
    compareWithBody('logprobs', judgeLogprobs),
    compareWithBody('usage-missing', judgeMissingUsage),
    compareWithBody('usage-unasked', judgeUnaskedUsage),
    ...toolRules({ readReplies, readDemand }),
  ],
}

type Judge = (choice: unknown, at: string) => readonly ReplyViolation[]

function judgeChoices(completion: unknown, judge: Judge): readonly ReplyViolation[] {
  return listAt(completion, 'choices').flatMap((choice, index) => judge(choice, `choices.${index}`))
}

function judgeIndexes(completion: unknown): readonly ReplyViolation[] {
  const indexes = listAt(completion, 'choices').map((choice) => numberAt(choice, 'index'))
  const repeated = indexes.find((index, at) => index !== undefined && indexes.indexOf(index) !== at)
  return repeated === undefined ? none : [{ at: 'choices', message: `has the index ${repeated} twice` }]
}

/** `tool_calls` is the reason of a message with calls, unless it was cut. */
function judgeReasons(completion: unknown): readonly ReplyViolation[] {
  return judgeChoices(completion, (choice, at) => {
    const hasCalls = listAt(choice, 'message.tool_calls').length > 0
    const reason = textAt(choice, 'finish_reason')
    if (reason === 'function_call')
      return [{ at: `${at}.finish_reason`, message: 'must be tool_calls, its newer name, got "function_call"' }]
    if (reason === 'tool_calls' && !hasCalls)
      return [{ at: `${at}.finish_reason`, message: 'is tool_calls in a message without a call' }]
    if (reason !== 'stop' || !hasCalls) return none
    return [{ at: `${at}.finish_reason`, message: 'must be tool_calls in a message with calls, got "stop"' }]
  })
}

function judgeCount(completion: unknown, body: unknown): readonly ReplyViolation[] {
  const wanted = numberAt(body, 'n') ?? 1
  const { length } = listAt(completion, 'choices')
  return length === wanted ? none : [{ at: 'choices', message: `must be ${wanted}, as requested, got ${length}` }]
}

function judgeLimit(completion: unknown, body: unknown): readonly ReplyViolation[] {
  const limit = numberAt(body, 'max_completion_tokens') ?? numberAt(body, 'max_tokens')
  const used = numberAt(completion, 'usage.completion_tokens')
  const most = limit === undefined ? undefined : limit * listAt(completion, 'choices').length
  if (most === undefined || used === undefined || used <= most || most < 1) return none
  return [{ at: 'usage.completion_tokens', message: `must be at most ${most}, as requested, got ${used}` }]
}

/** With a JSON format, the text of a choice that ended by itself is JSON. */
function judgeText(completion: unknown, body: unknown): readonly ReplyViolation[] {
  const format = textAt(body, 'response_format.type')
  if (format !== 'json_schema' && format !== 'json_object') return none
  return judgeChoices(completion, (choice, at) => {
    const text = textAt(choice, 'message.content')
    if (!text || textAt(choice, 'finish_reason') !== 'stop' || tryParseJson(text) !== undefined) return none
    const message = `is not JSON, which response_format of the request asks for: ${quote(text)}`
    return [{ at: `${at}.message.content`, message }]
  })
}

/** The tokens are in a reply that was asked for them, and make up its text. */
function judgeLogprobs(completion: unknown, body: unknown): readonly ReplyViolation[] {
  const isWanted = valueAt(body, 'logprobs') === true
  return judgeChoices(completion, (choice, at) => {
    const text = textAt(choice, 'message.content') ?? ''
    const tokens = listAt(choice, 'logprobs.content')
    const place = `${at}.logprobs`
    if (!isWanted)
      return tokens.length > 0 ? [{ at: place, message: 'must be null, as the request has no logprobs' }] : none
    if (text !== '' && tokens.length === 0) return [{ at: place, message: 'must have the tokens of the text' }]
    return none
  })
}

/** A stream has the usage only if the request asks for it. */
function judgeMissingUsage(completion: unknown, body: unknown): readonly ReplyViolation[] {
  const isWanted = valueAt(body, 'stream') === true && valueAt(body, 'stream_options.include_usage') === true
  const hasUsage = valueAt(completion, 'usage') !== undefined
  return isWanted && !hasUsage ? [{ at: 'usage', message: 'is missing, though the request asks for it' }] : none
}

function judgeUnaskedUsage(completion: unknown, body: unknown): readonly ReplyViolation[] {
  const isUnwanted = valueAt(body, 'stream') === true && valueAt(body, 'stream_options.include_usage') !== true
  const hasUsage = valueAt(completion, 'usage') !== undefined
  return isUnwanted && hasUsage
    ? [{ at: 'usage', message: 'must be absent, as the request does not ask for it' }]
    : none
}

function readReplies(completion: unknown): readonly CallingReply[] {
  return listAt(completion, 'choices').map((choice, index) => {
    const at = `choices.${index}.message.tool_calls`
    const calls = listAt(choice, 'message.tool_calls').flatMap((call, position) => {
      const name = textAt(call, 'function.name')
      return name === undefined ? [] : [{ at: `${at}.${position}.function.name`, name }]
    })
    const reason = textAt(choice, 'finish_reason')
    return { calls, at, isWhole: reason === 'stop' || reason === 'tool_calls' }
  })
}

function readDemand(body: unknown): ToolDemand {
  const allowed = listAt(body, 'tool_choice.allowed_tools.tools')
  const offered = allowed.length > 0 ? allowed : listAt(body, 'tools')
  return {
    must: readChoice(valueAt(body, 'tool_choice')),
    isParallel: valueAt(body, 'parallel_tool_calls') !== false,
    tools: new Set(offered.flatMap((tool) => textAt(tool, 'function.name') ?? [])),
  }
}

function readChoice(choice: unknown): ToolDemand['must'] {
  if (choice === 'required' || textAt(choice, 'allowed_tools.mode') === 'required') return 'call'
  if (choice === 'none') return 'not-call'
  const name = textAt(choice, 'function.name')
  return name === undefined ? undefined : { call: name }
}
