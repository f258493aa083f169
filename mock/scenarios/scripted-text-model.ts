import type { RequestWarning } from '../../runtime/handler.ts'
import { type Random, randomFrom } from '../../runtime/random.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import type { Delta, Prompt, TextModel } from '../../server-stub/ports/text-model.ts'
import { countTokens } from '../simulator/text/count.ts'
import { limitPlans } from '../simulator/text/limit-plans.ts'
import { applyPace, type Pace } from '../simulator/text/pace.ts'
import type { Plan, Step } from '../simulator/text/plan.ts'
import type { SpokenAnswer } from './scenario.ts'

export interface ScriptOptions extends Omit<Pace, 'failAfter'> {
  /** The scenario in a sentence. */
  readonly label: string
  /** Deterministic ids. */
  readonly seed: readonly (string | number)[]
}

/** A model with a scripted answer. Limits and stop sequences of the prompt apply. */
export function scriptedTextModel(answer: SpokenAnswer, options: ScriptOptions): TextModel {
  return {
    countTokens,
    generate: (prompt, signal, { whole = false, warn } = {}) => {
      if (warn) for (const warning of findCallWarnings(answer, prompt, options.label)) warn(warning)
      return generateDeltas(answer, { ...options, prompt, signal, whole })
    },
  }
}

interface Request extends ScriptOptions {
  readonly prompt: Prompt
  readonly signal: AbortSignal
  readonly whole: boolean
}

async function* generateDeltas(answer: SpokenAnswer, request: Request): AsyncGenerator<readonly Delta[]> {
  const { prompt, signal, whole } = request
  const { usage = {}, blocked } = answer
  const { inputTokens = Math.max(countTokens(prompt), usage.cachedTokens ?? 0), cachedTokens = 0 } = usage
  signal.throwIfAborted()
  const countsAtEnd = usage.outputTokens !== undefined || usage.reasoningTokens !== undefined
  const start: Delta = { type: 'start', inputTokens, cachedTokens, countsAtEnd }
  if (blocked) {
    return yield [start, { type: 'blocked', reason: blocked }, { type: 'end', outputTokens: 0, reasoningTokens: 0 }]
  }
  const drafts = Array.from({ length: Math.max(1, prompt.candidates) }, (_, candidate) => {
    const random = randomFrom(...request.seed, candidate)
    return { plan: makePlan(answer, { prompt, random, candidate }), random }
  })
  const { maxOutputTokens: limit = Infinity } = prompt
  const chunks = limitPlans(drafts, { prompt, limit, showReasoning: true, whole })
  const planned = { promptTokens: inputTokens, opening: [start], chunks }
  for await (const deltas of applyPace(planned, request, signal)) yield deltas.map((delta) => applyUsage(delta, answer))
}

interface Part {
  readonly prompt: Prompt
  readonly random: Random
  readonly candidate: number
}

function makePlan(answer: SpokenAnswer, { prompt, random, candidate }: Part): Plan {
  const { reasoning, refusal, calls = [] } = answer
  const finish = answer.finish ?? (calls.length > 0 ? 'tool-calls' : 'stop')
  const sequence = finish === 'stop-sequence' ? prompt.stopSequences[0] : undefined
  // Only the first candidate may have a refusal or reasoning; others get text.
  const refusalSteps: readonly Step[] =
    refusal === undefined ? [] : [{ type: candidate === 0 ? 'refusal' : 'text', text: refusal }]
  const thought: readonly Step[] = reasoning && candidate === 0 ? [{ type: 'reasoning', text: reasoning }] : []
  const called = calls.map(({ name, arguments: input = {} }): Step => {
    return { type: 'call', id: random.id(24), name, json: typeof input === 'string' ? input : JSON.stringify(input) }
  })
  const steps = [...thought, ...toStrings(answer), ...refusalSteps, ...called]
  return { steps, finish, ...(sequence === undefined ? {} : { sequence }) }
}

/** The request may forbid what the scenario does. */
function findCallWarnings({ calls = [] }: SpokenAnswer, prompt: Prompt, label: string): readonly RequestWarning[] {
  const offered = new Set(prompt.tools.flatMap((tool) => (tool.type === 'function' ? [tool.name] : [])))
  const unknown = new Set(calls.map(({ name }) => name).filter((name) => !offered.has(name)))
  const warnings = [...unknown].map((name): RequestWarning => {
    const message = `has no function \`${shortenText(name)}\`, which ${label} calls`
    return { rule: 'offered-tool', place: 'body tools', message }
  })
  if (prompt.toolChoice.parallel || calls.length < 2) return warnings
  const message = `forbids parallel calls, and ${label} makes ${calls.length}`
  return [...warnings, { rule: 'parallel-calls', place: 'body', message }]
}

function toStrings({ text, json }: SpokenAnswer): readonly Step[] {
  if (json !== undefined) return [{ type: 'text', text: JSON.stringify(json) }]
  if (text === undefined || text === '') return []
  if (typeof text === 'string') return [{ type: 'text', text: text.toWellFormed() }]
  return text.map((piece) => ({ type: 'text', text: piece.toWellFormed(), whole: true }))
}

function applyUsage(delta: Delta, { usage = {} }: SpokenAnswer): Delta {
  if (delta.type !== 'end') return delta
  const { outputTokens = Math.max(delta.outputTokens, usage.reasoningTokens ?? 0) } = usage
  const { reasoningTokens = Math.min(delta.reasoningTokens, outputTokens) } = usage
  return { ...delta, outputTokens, reasoningTokens }
}
