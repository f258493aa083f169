import { findHandler, type Outcome } from '../../runtime/handler.ts'
import { Problem } from '../../runtime/problem.ts'
import { randomFrom } from '../../runtime/random.ts'
import { createGateway } from '../../server-stub/gateway.ts'
import type { ImageBot, Refused } from '../../server-stub/ports/image-bot.ts'
import type { TextModel } from '../../server-stub/ports/text-model.ts'
import type { Ports } from '../../server-stub/ports.ts'
import { injectFaults } from '../faults/fault-middleware.ts'
import type { FaultSet } from '../faults/fault-set.ts'
import type { LatencySet } from '../latency/latency-set.ts'
import type { Answerer, Middleware, MockExchange, Next } from '../middleware.ts'
import { answerAsPreferred } from '../preferences/answer-as-preferred.ts'
import { paceWith, type Settings } from '../settings.ts'
import { makeWaits, type TextPace, type Waits } from '../simulator/text/pace.ts'
import { passesChecks } from './gateway-checks.ts'
import type { Answer, ErrorAnswer, ImageCode } from './scenario.ts'
import type { ScenarioMatch, ScenarioSet } from './scenario-set.ts'
import { scriptedTextModel } from './scripted-text-model.ts'
import { type AnswerKind, getError, getKinds } from './supported-answers.ts'
import { getScript } from './task-scripts.ts'

/** Parts of a sandbox that scenarios use. */
export interface ScenarioHost {
  readonly scenarios: ScenarioSet
  readonly faults: FaultSet
  readonly latencies: LatencySet
  readonly settings: Settings
  readonly ports: Ports
  readonly wrapText: (text: TextModel) => TextModel
  /** A recording may answer what the gateway refuses. */
  readonly source: { readonly replay?: unknown }
}

interface ScenarioRequest {
  readonly match: ScenarioMatch
  readonly host: ScenarioHost
  readonly exchange: MockExchange
  readonly next: Next
}

/** The answer of a scenario after its delays; throws a `Problem` for an error. */
async function answerInTime(request: ScenarioRequest): Promise<Outcome> {
  const { match, host, exchange } = request
  const { timing: { delayMs, ...pace } = {}, latency, name } = match.scenario
  if (delayMs !== undefined) await exchange.clock.sleep(delayMs, exchange.call.signal)
  const answer = (timed: MockExchange) => answerByScenario({ ...request, exchange: timed })
  if (Object.keys(pace).length > 0) return answer({ ...exchange, waits: getWaits(request, pace) })
  return host.latencies.answer(exchange, answer, latency && { name, latency })
}

/** The delays of the settings, with those of the timing. */
function getWaits({ host: { settings }, match }: ScenarioRequest, pace: Partial<TextPace>): Waits {
  const { scenario, before } = match
  return makeWaits(paceWith(settings, pace), () => randomFrom(settings.seed, scenario.name, before, 'jitter'))
}

async function answerByScenario(request: ScenarioRequest): Promise<Outcome> {
  const { answer = {} } = request.match
  const outcome = await answersByKind[getKinds(answer)[0] ?? 'nothing']({ ...request, answer })
  if (answer.reply !== undefined || !isScripted(answer)) return outcome
  const { patchOutcome } = await import('./patch.ts')
  const { exchange, match } = request
  return patchOutcome(answer, { exchange, outcome, scenario: match.scenario.name })
}

interface AnswerRequest extends ScenarioRequest {
  readonly answer: Answer
}

const answersByKind: Readonly<Record<AnswerKind | 'nothing', (request: AnswerRequest) => Promise<Outcome>>> = {
  nothing: ({ exchange, next }) => next(exchange),
  words: (request) => {
    const { match, answer, exchange, host } = request
    const { clock, waits = getWaits(request, {}) } = exchange
    const { scenario, before } = match
    const seed = [host.settings.seed, scenario.name, before]
    const label = `the scenario "${scenario.name}"`
    return callWithPorts(request, { text: host.wrapText(scriptedTextModel(answer, { clock, waits, seed, label })) })
  },
  example: asExample,
  status: asExample,
  error: async ({ answer }) => {
    throw toProblem(getError(answer.error ?? 'internal'))
  },
  reply: async ({ answer, exchange: { clock, call }, match: { folder } }) => {
    const { sendRaw } = await import('./raw-reply.ts')
    return { relay: await sendRaw(answer.reply ?? {}, { clock, signal: call.signal, folder }) }
  },
  task: (request) => {
    const { answer, host, match } = request
    const { ports, scenarios } = host
    const tasks = scenarios.tasks.withScript(getScript(answer), ports.tasks)
    return callWithPorts(request, { tasks, image: scriptedBot(ports.image, { answer, giveBack: match.giveBack }) })
  },
}

/** Calls the family's handler with scripted ports. */
async function callWithPorts({ exchange, host }: AnswerRequest, ports: Partial<Ports>): Promise<Outcome> {
  const { contract, route, call } = exchange
  const tasks = host.scenarios.tasks.withScript({}, host.ports.tasks)
  const gateway = createGateway({ ...host.ports, tasks, ...ports }, contract.added)
  return findHandler(gateway.handlers, route.operationId)(call)
}

async function asExample({ match, answer, exchange, next }: AnswerRequest): Promise<Outcome> {
  const { example, status: code } = answer
  const label = `The scenario "${match.scenario.name}"`
  const preferences = {
    label,
    ...(example === undefined ? {} : { example }),
    ...(code === undefined ? {} : { code }),
  }
  const preferred = answerAsPreferred(exchange, preferences)
  if (preferred) return preferred
  // The gateway itself answers with the status, unless it refuses.
  return next(exchange).catch((error) => {
    match.giveBack()
    throw error
  })
}

function toProblem({ kind, variant, message, retryAfter }: ErrorAnswer): Problem {
  const seconds = retryAfter ?? (kind === 'rate-limited' ? 1 : undefined)
  return new Problem(kind, message, {
    ...(variant === undefined ? {} : { variant }),
    ...(seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } }),
  })
}

export function scenarioMiddleware(host: ScenarioHost): Middleware {
  return (next) => (exchange) => (host.scenarios.isEmpty ? next(exchange) : answerFrom(host, exchange, next))
}

async function answerFrom(host: ScenarioHost, exchange: MockExchange, next: Next): Promise<Outcome> {
  const matching = host.scenarios.findMatching(exchange)
  if (matching.length === 0) return next(exchange)
  // Delays and faults of scenarios without an answer apply to a recorded reply.
  const isForRecording =
    host.source.replay !== undefined && matching.every(({ scenario }) => !scenario.answer && !scenario.answers)
  if (!isForRecording && !(await passesChecks(exchange, host.ports))) return next(exchange)
  const match = host.scenarios.take(matching)
  if (!match) return next(exchange)
  const answerer: Answerer = { kind: isScripted(match.answer) ? 'scripted' : 'scenario', name: match.scenario.name }
  exchange.answeredBy.push(answerer)
  const giveBack = () => {
    match.giveBack()
    exchange.answeredBy.splice(exchange.answeredBy.indexOf(answerer), 1)
  }
  const answer = () => answerInTime({ match: { ...match, giveBack }, host, exchange, next })
  if (match.faults.length === 0) return answer()
  return injectFaults(host.faults.injectScripted(match.faults, exchange), exchange, answer)
}

/** Whether the answer need not be valid. */
function isScripted({ reply, patch, remove, calls = [] }: Answer = {}): boolean {
  const hasRawCall = calls.some(({ arguments: input }) => typeof input === 'string')
  return hasRawCall || [reply, patch, remove].some((field) => field !== undefined)
}

const refusals: Readonly<Record<Exclude<ImageCode, 22>, Omit<Refused, 'type'>>> = {
  21: { reason: 'parameter', message: 'The request is refused (scripted by a scenario).' },
  23: { reason: 'system', message: 'The bot does not answer (scripted by a scenario).' },
  24: { reason: 'account-unavailable', message: 'No account is free (scripted by a scenario).' },
  25: { reason: 'insufficient-balance', message: 'No balance is left (scripted by a scenario).' },
}

/** Overrides `submit` for one exchange; accepted jobs run in the bot itself. A job that the bot refuses takes no script. */
function scriptedBot(
  bot: ImageBot,
  { answer, giveBack }: Pick<ScenarioMatch, 'giveBack'> & Pick<AnswerRequest, 'answer'>,
): ImageBot {
  const { code, message, task } = answer
  if (code !== undefined && code !== 22) {
    const refusal = refusals[code]
    const refuse = async (): Promise<Refused> => ({ type: 'refused', ...refusal, message: message ?? refusal.message })
    return { ...bot, submit: refuse, upload: refuse, seed: refuse }
  }
  const isQueued = code === 22 || (task?.queuedMs ?? 0) > 0
  return {
    ...bot,
    submit: async (job) => {
      const accepted = await bot.submit(job)
      if (accepted.type === 'refused') giveBack()
      if (!isQueued || accepted.type === 'refused' || accepted.needs !== undefined) return accepted
      return { ...accepted, queuePosition: Math.max(1, accepted.queuePosition) }
    },
  }
}
