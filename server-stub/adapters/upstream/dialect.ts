import { isObject, tryParseJson } from '../../../runtime/json.ts'
import { countAt, valueAt } from '../../../runtime/json-path.ts'
import type { UpstreamConfig } from '../../../settings/upstream-config.ts'
import { estimateOutput } from '../../ports/estimate-tokens.ts'
import type { Delta, FinishReason, Prompt, Reasoning } from '../../ports/text-model.ts'
import { BadReply } from './failures.ts'
import type { PromptSupport } from './unsupported.ts'

/** The differences between the formats of text upstreams. */
export interface Dialect {
  /** The path below the base URL. */
  readonly path: string
  readonly support: PromptSupport
  /** The body of a streaming request. Throws `Unsupported` for a value that the format lacks. */
  encodeRequest(prompt: Prompt, upstream: UpstreamModel): object
  readonly Decoder: new (prompt: Prompt, secrets: readonly string[]) => EventDecoder
}

export interface UpstreamModel extends Pick<UpstreamConfig, 'maxTokensField'> {
  /** The upstream's id of the model. */
  readonly model: string
}

const effortByBudget: readonly (readonly [number, NonNullable<Reasoning['effort']>])[] = [
  [2048, 'low'],
  [8192, 'medium'],
  [Infinity, 'high'],
]

/** The effort for upstreams without a token budget; undefined if none was requested. */
export function getEffort({ enabled, effort, budgetTokens }: Reasoning): Reasoning['effort'] {
  if (!enabled || effort !== undefined || budgetTokens === undefined) return enabled ? (effort ?? 'medium') : undefined
  return effortByBudget.find(([limit]) => budgetTokens <= limit)?.[1]
}

/** Reads the text at a path of an event, empty if it is absent or null; throws a `BadReply` for a value of another type. */
export function readText(event: unknown, path: string): string {
  const value = valueAt(event, path) ?? ''
  if (typeof value !== 'string') throw new BadReply(`${path} is not a string`)
  return value
}

/** Reads a list likewise. */
export function readList(event: unknown, path: string): readonly unknown[] {
  const value = valueAt(event, path) ?? []
  if (!Array.isArray(value)) throw new BadReply(`${path} is not a list`)
  return value
}

/** Reads a list of strings likewise. */
export function readTexts(event: unknown, path: string): readonly string[] {
  return readList(event, path).map((item) => {
    if (typeof item !== 'string') throw new BadReply(`${path} has an item that is not a string`)
    return item
  })
}

/** Reads a number likewise, undefined if it is absent or null. */
export function readNumber(event: unknown, path: string): number | undefined {
  const value = valueAt(event, path) ?? undefined
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadReply(`${path} is not a number`)
  return value
}

/** Reads the arguments of a call likewise; some upstreams send them as an object. */
export function readArguments(event: unknown, path: string): string {
  const value = valueAt(event, path)
  return isObject(value) ? JSON.stringify(value) : readText(event, path)
}

/** Whether the last call of the reply may be incomplete. */
export function isTruncated(reason: FinishReason): boolean {
  return reason === 'length' || reason === 'stop-sequence' || reason === 'safety'
}

/** Throws a `BadReply` if the arguments of a call are not a JSON object; some upstreams send nothing for an empty one. */
export function checkArguments(json: string): void {
  if (!isObject(tryParseJson(json || '{}'))) throw new BadReply('the arguments of a call are not a JSON object')
}

/** Decodes the events of one reply to deltas, without the `start`. */
export abstract class EventDecoder {
  /** Whether a valid event was decoded. */
  hasBegun = false
  /** Whether the reply is complete. */
  isDone = false
  protected readonly prompt: Prompt
  protected readonly secrets: readonly string[]
  protected writtenText = ''
  #reasoning = ''

  /** `secrets` never appear in its problems. */
  constructor(prompt: Prompt, secrets: readonly string[]) {
    this.prompt = prompt
    this.secrets = secrets
  }

  /** Throws a `Problem` for an error event, and a `BadReply` for an invalid one. */
  abstract decode(data: string): readonly Delta[]

  /** Returns the last deltas. Throws a `BadReply` if the reply is incomplete. */
  abstract end(): readonly Delta[]

  appendReasoning(text: string): readonly Delta[] {
    this.#reasoning += text
    return text !== '' && this.prompt.reasoning.visible ? [{ type: 'reasoning', text }] : []
  }

  /** The usage that the upstream reports, by its names; else an estimate of what the model has written. */
  protected readEnd(usage: unknown, { input, output }: { readonly input: string; readonly output: string }): Delta {
    const tokens = countAt(usage, input)
    const cached = countAt(usage, `${input}_details.cached_tokens`) ?? 0
    const reported = countAt(usage, `${output}_details.reasoning_tokens`)
    const reasoningTokens = reported ?? (usage ? 0 : estimateOutput(this.#reasoning))
    const outputTokens = countAt(usage, output) ?? estimateOutput(this.writtenText) + reasoningTokens
    return {
      type: 'end',
      outputTokens,
      reasoningTokens,
      ...(tokens === undefined ? {} : { input: { tokens, cached } }),
    }
  }
}
