import { tryParseJson } from '../../json.ts'
import { listAt, numberAt, textAt, valueAt } from '../../json-path.ts'
import { quote } from '../../validation/quote.ts'
import { findDifference } from '../difference.ts'
import { compareWithBody, type ReplyRules, type ReplyViolation } from '../reply-rule.ts'
import { none } from '../stream-rule.ts'
import { addsUp, asReplyRule, type Sum } from '../stream-rules.ts'
import { type CallingReply, type ToolDemand, toolRules } from '../tool-rules.ts'

export const responsesUsage: Omit<Sum, 'at'> = {
  name: 'usage',
  total: 'total_tokens',
  of: ['input_tokens', 'output_tokens'],
  parts: [
    ['input_tokens_details.cached_tokens', 'input_tokens'],
    ['output_tokens_details.reasoning_tokens', 'output_tokens'],
  ],
}

/** The responses format: a whole response, alone and beside its request. */
export const responsesReplies: ReplyRules = {
  source: ['Resources and their fields / Response object (responses format)', 'Endpoints / Responses format'],
  rules: [
    asReplyRule(addsUp({ ...responsesUsage, at: 'usage' })),
    { name: 'arguments-json', judge: judgeArguments },
    compareWithBody('service-tier', judgeTier),
    compareWithBody('max-output-tokens', judgeLimit),
    compareWithBody('output-format', judgeText),
    compareWithBody('echo', judgeEcho),
    ...toolRules({ readReplies, readDemand }),
  ],
}

/** The arguments of a call are JSON, unless a limit ended it. */
function judgeArguments(response: unknown): readonly ReplyViolation[] {
  if (textAt(response, 'status') === 'incomplete') return none
  return listAt(response, 'output').flatMap((item, index) => {
    const text = textAt(item, 'type') === 'function_call' ? textAt(item, 'arguments') : undefined
    if (text === undefined || textAt(item, 'status') === 'incomplete' || tryParseJson(text) !== undefined) return []
    return [{ at: `output.${index}.arguments`, message: `is not JSON: ${quote(text)}` }]
  })
}

function judgeTier(response: unknown, body: unknown): readonly ReplyViolation[] {
  const requested = textAt(body, 'service_tier')
  if (requested === undefined || textAt(response, 'service_tier') !== undefined) return none
  return [{ at: 'service_tier', message: 'must be the tier used, as the request set service_tier' }]
}

/** The limit includes reasoning tokens. No reply keeps a limit below 1, which the document does not exclude. */
function judgeLimit(response: unknown, body: unknown): readonly ReplyViolation[] {
  const limit = numberAt(body, 'max_output_tokens')
  const used = numberAt(response, 'usage.output_tokens')
  if (limit === undefined || limit < 1 || used === undefined || used <= limit) return none
  return [
    { at: 'usage.output_tokens', message: `must be at most max_output_tokens of the request (${limit}), got ${used}` },
  ]
}

/** With a JSON format, the text of a completed message is JSON. */
function judgeText(response: unknown, body: unknown): readonly ReplyViolation[] {
  const format = textAt(body, 'text.format.type')
  const isJson = format === 'json_schema' || format === 'json_object'
  if (!isJson || textAt(response, 'status') !== 'completed') return none
  return listAt(response, 'output').flatMap((item, index) => {
    const parts = listAt(item, 'content').flatMap((part) =>
      textAt(part, 'type') === 'output_text' ? (textAt(part, 'text') ?? []) : [],
    )
    if (parts.length === 0 || tryParseJson(parts.join('')) !== undefined) return []
    return [
      {
        at: `output.${index}.content`,
        message: `is not JSON, which text.format of the request asks for: ${quote(parts.join(''))}`,
      },
    ]
  })
}

/** Settings that a response repeats as the request has them. */
const echoed = [
  'instructions',
  'max_output_tokens',
  'metadata',
  'parallel_tool_calls',
  'previous_response_id',
  'reasoning.effort',
  'store',
  'temperature',
  'text.format.type',
  'tool_choice',
  'top_p',
  'truncation',
  'user',
]

function judgeEcho(response: unknown, body: unknown): readonly ReplyViolation[] {
  return echoed.flatMap((at) => {
    const sent = valueAt(body, at) ?? undefined
    const difference = sent === undefined ? undefined : findDifference(sent, valueAt(response, at))
    return difference
      ? [{ at: [at, difference.at].filter(Boolean).join('.'), message: `${difference.message}, unlike the request` }]
      : []
  })
}

/** The tools that the service runs, by the type of their calls. */
const hostedTools = new Map([
  ['file_search_call', 'file_search'],
  ['web_search_call', 'web_search_preview'],
  ['computer_call', 'computer_use_preview'],
])

function readReplies(response: unknown): readonly CallingReply[] {
  const calls = listAt(response, 'output').flatMap((item, index) => {
    const type = textAt(item, 'type') ?? ''
    const hosted = hostedTools.get(type)
    if (hosted !== undefined) return [{ at: `output.${index}.type`, name: hosted, isHosted: true }]
    const name = type === 'function_call' ? textAt(item, 'name') : undefined
    return name === undefined ? [] : [{ at: `output.${index}.name`, name: asFunction(name) }]
  })
  return [{ calls, at: 'output', isWhole: textAt(response, 'status') === 'completed' }]
}

/** Functions may have the name of a hosted tool. */
function asFunction(name: string): string {
  return `function ${name}`
}

function readDemand(body: unknown): ToolDemand {
  return {
    must: readChoice(valueAt(body, 'tool_choice')),
    isParallel: valueAt(body, 'parallel_tool_calls') !== false,
    tools: new Set(listAt(body, 'tools').map(getToolName)),
  }
}

function readChoice(choice: unknown): ToolDemand['must'] {
  if (choice === 'required') return 'call'
  if (choice === 'none') return 'not-call'
  return typeof choice === 'object' && choice !== null ? { call: getToolName(choice) } : undefined
}

/** Dated names of a tool are the same tool. */
function getToolName(tool: unknown): string {
  const type = textAt(tool, 'type') ?? ''
  return type === 'function' ? asFunction(textAt(tool, 'name') ?? '') : type.replace(/_\d{4}_\d{2}_\d{2}$/, '')
}
