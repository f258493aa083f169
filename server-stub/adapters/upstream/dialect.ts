import { isObject, tryParseJson } from '../../../runtime/json.ts'
import { countAt, valueAt } from '../../../runtime/json-path.ts'
import type { UpstreamConfig } from '../../../settings/upstream-config.ts'
import { estimateOutput } from '../../ports/estimate-tokens.ts'
import type { Delta, FinishReason, Prompt, Reasoning } from '../../ports/text-model.ts'
import { BadReply } from './failures.ts'

/** The differences between the formats of text upstreams. */
export interface Dialect {
  /** Relative to the base URL. */
  readonly path: string
  /** The body of a streaming request. Throws `Unsupported` if the format lacks a feature of the prompt. */
  encodeRequest(prompt: Prompt, upstream: Target): object
  readonly Decoder: new (prompt: Prompt, secrets: readonly string[]) => EventDecoder
}

export interface Target extends Pick<UpstreamConfig, 'maxTokensField'> {
  /** The upstream's id of the model. */
  readonly model: string
}

const upTo: readonly (readonly [number, NonNullable<Reasoning['effort']>])[] = [
  [2048, 'low'],
  [8192, 'medium'],
  [Infinity, 'high'],
]

/** The effort for upstreams without a token budget; undefined if none was requested. */
export function getEffort({ enabled, effort, budgetTokens }: Reasoning): Reasoning['effort'] {
  if (!enabled || effort !== undefined || budgetTokens === undefined) return enabled ? (effort ?? 'medium') : undefined
  return upTo.find(([limit]) => budgetTokens <= limit)?.[1]
}

/** The text at a path of an event, empty if it is absent or null; throws a `BadReply` for a value of another type. */
export function readText(event: unknown, path: string): string {
  const value = valueAt(event, path) ?? ''
  if (typeof value !== 'string') throw new BadReply(`${path} is not a string`)
  return value
}

/** The same for a list. */
export function readList(event: unknown, path: string): readonly unknown[] {
  const value = valueAt(event, path) ?? []
  if (!Array.isArray(value)) throw new BadReply(`${path} is not a list`)
  return value
}

/** The same for a list of strings. */
export function readTexts(event: unknown, path: string): readonly string[] {
  return readList(event, path).map((each) => {
    if (typeof each !== 'string') throw new BadReply(`${path} has an item that is not a string`)
    return each
  })
}

/** The same for a number, undefined if it is absent or null. */
export function readNumber(event: unknown, path: string): number | undefined {
  const value = valueAt(event, path) ?? undefined
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new BadReply(`${path} is not a number`)
  return value
}

/** The same for the arguments of a call; some upstreams send them as an object. */
export function readArguments(event: unknown, path: string): string {
  const value = valueAt(event, path)
  return isObject(value) ? JSON.stringify(value) : readText(event, path)
}

/** Whether the last call of the reply may be incomplete. */
export function isCut(reason: FinishReason): boolean {
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
  protected said = ''
  #thought = ''

  /** `secrets` never appear in its problems. */
  constructor(prompt: Prompt, secrets: readonly string[]) {
    this.prompt = prompt
    this.secrets = secrets
  }

  /** Throws a `Problem` for an error event, and a `BadReply` for an invalid one. */
  abstract decode(data: string): readonly Delta[]

  /** Returns the last deltas. Throws a `BadReply` if the reply is incomplete. */
  abstract end(): readonly Delta[]

  think(text: string): readonly Delta[] {
    this.#thought += text
    return text !== '' && this.prompt.reasoning.visible ? [{ type: 'reasoning', text }] : []
  }

  /** The usage that the upstream reports, by its names; else an estimate of what the model has said and thought. */
  protected readEnd(usage: unknown, { input, output }: { readonly input: string; readonly output: string }): Delta {
    const tokens = countAt(usage, input)
    const cached = countAt(usage, `${input}_details.cached_tokens`) ?? 0
    const reported = countAt(usage, `${output}_details.reasoning_tokens`)
    const reasoningTokens = reported ?? (usage ? 0 : estimateOutput(this.#thought))
    const outputTokens = countAt(usage, output) ?? estimateOutput(this.said) + reasoningTokens
    return {
      type: 'end',
      outputTokens,
      reasoningTokens,
      ...(tokens === undefined ? {} : { input: { tokens, cached } }),
    }
  }
}
