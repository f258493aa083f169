import { quote } from '../validation/quote.ts'
import { compareWithBody, type ReplyRule, type ReplyViolation } from './reply-rule.ts'
import { none } from './stream-rule.ts'

export interface ToolCall {
  /** The path of its name. */
  readonly at: string
  /** Undefined if it is unknown. */
  readonly name: string | undefined
  /** Whether the service itself runs the tool: such calls do not count as parallel ones. */
  readonly isHosted?: boolean
}

/** A reply, or one of several candidates. */
export interface CallingReply {
  readonly calls: readonly ToolCall[]
  /** The path to report a missing call at. */
  readonly at: string
  /** Whether it ended by itself, so that no call can be missing. */
  readonly isWhole: boolean
}

/** What a request says about the calls in its reply. */
export interface ToolDemand {
  readonly must: 'call' | 'not-call' | { readonly call: string } | undefined
  /** Whether a reply may have several calls. */
  readonly isParallel: boolean
  /** Names of the tools in the request. */
  readonly tools: ReadonlySet<string>
}

export interface ToolFormat {
  readonly readReplies: (reply: unknown) => readonly CallingReply[]
  readonly readDemand: (body: unknown) => ToolDemand
}

/** Rules of the calls of a reply: `tool-choice`, `parallel-calls` and `offered-tool`. */
export function toolRules({ readReplies, readDemand }: ToolFormat): readonly ReplyRule[] {
  const rule = (name: string, judge: (reply: CallingReply, demand: ToolDemand) => readonly ReplyViolation[]) =>
    compareWithBody(name, (reply, body) => {
      const demand = readDemand(body)
      return readReplies(reply).flatMap((candidate) => judge(candidate, demand))
    })
  return [rule('tool-choice', judgeChoice), rule('parallel-calls', judgeCount), rule('offered-tool', judgeNames)]
}

function judgeChoice({ calls, at, isWhole }: CallingReply, { must }: ToolDemand): readonly ReplyViolation[] {
  if (must === undefined) return none
  const [first] = calls
  if (must === 'not-call')
    return first ? [{ at: first.at, message: `is ${quote(first.name)}, but the request excludes calls` }] : none
  const isCalled =
    typeof must === 'string' ? first !== undefined : calls.some(({ name = must.call }) => name === must.call)
  if (isCalled || !isWhole) return none
  const wanted = typeof must === 'string' ? 'a tool' : quote(must.call)
  if (first === undefined) return [{ at, message: `has no tool call, but the request forces a call of ${wanted}` }]
  return [{ at: first.at, message: `must be ${wanted}, which the request forces, got ${quote(first.name)}` }]
}

function judgeCount({ calls }: CallingReply, { isParallel }: ToolDemand): readonly ReplyViolation[] {
  const [, second] = isParallel ? [] : calls.filter(({ isHosted }) => isHosted !== true)
  if (second === undefined) return none
  return [{ at: second.at, message: `is a second call, ${quote(second.name)}, but the request allows one` }]
}

function judgeNames({ calls }: CallingReply, { tools }: ToolDemand): readonly ReplyViolation[] {
  const other = calls.find(({ name }) => name !== undefined && !tools.has(name))
  return other ? [{ at: other.at, message: `is ${quote(other.name)}, which is not a tool of the request` }] : none
}
