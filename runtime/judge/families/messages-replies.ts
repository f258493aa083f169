import { isObject } from '../../json.ts'
import { listAt, textAt, valueAt } from '../../json-path.ts'
import { quote } from '../../validation/quote.ts'
import { compareWithBody, type ReplyRule, type ReplyRules, type ReplyViolation } from '../reply-rule.ts'
import { none } from '../stream-rule.ts'
import { type CallingReply, type ToolDemand, toolRules } from '../tool-rules.ts'

/** The messages format: a whole message, alone and beside its request. */
export const messagesReplies: ReplyRules = {
  source: ['Resources and their fields / Message object (messages format)', 'Endpoints / Messages format'],
  rules: [
    { name: 'stop-sequence', judge: judgeStopSequence },
    { name: 'stop-reason', judge: judgeStopReason },
    compareWithBody('requested-stop-sequence', judgeRequestedSequence),
    ...toolRules({ readReplies, readDemand }),
    requireInput(),
  ],
}

/** `stop_sequence` is the matched one where a stop sequence ended the message, else null. */
function judgeStopSequence(message: unknown): readonly ReplyViolation[] {
  const reason = textAt(message, 'stop_reason')
  const isNamed = textAt(message, 'stop_sequence') !== undefined
  if (reason === undefined || isNamed === (reason === 'stop_sequence')) return none
  const text = isNamed ? 'must be null' : 'must name the matched sequence'
  return [{ at: 'stop_sequence', message: `${text} where stop_reason is ${reason}` }]
}

function judgeStopReason(message: unknown): readonly ReplyViolation[] {
  if (textAt(message, 'stop_reason') !== 'tool_use' || listToolUses(message).length > 0) return none
  return [{ at: 'stop_reason', message: 'is tool_use in a message without a tool_use block' }]
}

/** The matched sequence is one of the request. */
function judgeRequestedSequence(message: unknown, body: unknown): readonly ReplyViolation[] {
  const requested = listAt(body, 'stop_sequences')
  const matched = textAt(message, 'stop_sequence')
  if (matched !== undefined && !requested.includes(matched))
    return [{ at: 'stop_sequence', message: `is ${quote(matched)}, which is not one of stop_sequences in the request` }]
  if (textAt(message, 'stop_reason') !== 'stop_sequence' || requested.length > 0) return none
  return [{ at: 'stop_reason', message: 'is stop_sequence, but the request has no stop_sequences' }]
}

interface ToolUse {
  readonly at: string
  readonly name: string | undefined
  readonly input: unknown
}

function listToolUses(message: unknown): readonly ToolUse[] {
  return listAt(message, 'content').flatMap((block, index) => {
    if (textAt(block, 'type') !== 'tool_use') return []
    return [{ at: `content.${index}`, name: textAt(block, 'name'), input: valueAt(block, 'input') }]
  })
}

function readReplies(message: unknown): readonly CallingReply[] {
  const calls = listToolUses(message).map(({ at, name }) => ({ at: `${at}.name`, name }))
  return [{ calls, at: 'content', isWhole: endedByItself(message) }]
}

function endedByItself(message: unknown): boolean {
  const reason = textAt(message, 'stop_reason')
  return reason === 'end_turn' || reason === 'tool_use'
}

function readDemand(body: unknown): ToolDemand {
  const type = textAt(body, 'tool_choice.type')
  const named = textAt(body, 'tool_choice.name')
  const isNamed = type === 'tool' && named !== undefined
  return {
    must: isNamed ? { call: named } : type === 'any' ? 'call' : undefined,
    isParallel: valueAt(body, 'tool_choice.disable_parallel_tool_use') !== true,
    tools: new Set(listAt(body, 'tools').flatMap((tool) => textAt(tool, 'name') ?? [])),
  }
}

/** The input has the shape of the tool's schema: every required property, at least, unless a limit ended the call. */
function requireInput(): ReplyRule {
  return compareWithBody('tool-input-shape', (message, body) => {
    if (!endedByItself(message)) return none
    const required = new Map(
      listAt(body, 'tools').map(
        (tool) => [textAt(tool, 'name') ?? '', new Set(listAt(tool, 'input_schema.required'))] as const,
      ),
    )
    return listToolUses(message).flatMap(({ at, name, input }) => {
      const missing = findMissing(required.get(name ?? ''), input)
      if (missing === undefined) return []
      return [
        { at: `${at}.input`, message: `lacks ${quote(missing)}, which the input_schema of ${quote(name)} requires` },
      ]
    })
  })
}

function findMissing(names: ReadonlySet<unknown> = new Set(), input: unknown): string | undefined {
  if (!isObject(input)) return undefined
  for (const name of names) if (typeof name === 'string' && !Object.hasOwn(input, name)) return name
  return undefined
}
