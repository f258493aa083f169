import { handlerOf, type Outcome } from '../../core/handler.ts'
import { Problem } from '../../core/problem.ts'
import { createGateway } from '../../gateway.ts'
import type { Ports } from '../../ports.ts'
import { randomFrom } from '../../simulator/random.ts'
import { simulatedTextModel } from '../../simulator/text/text-model.ts'
import type { MockExchange, Next } from '../middleware.ts'
import { answerAsPreferred } from '../preferences/answer-as-preferred.ts'
import { examplesOf } from '../preferences/examples.ts'
import { paceWith } from '../settings.ts'
import type { Answer, ErrorAnswer } from './scenario.ts'
import type { Taken } from './scenario-book.ts'
import { scriptedBot } from './scripted-bot.ts'
import { scriptedTextModel } from './scripted-text-model.ts'
import { type AnswerKind, answerKinds, errorOf, speaks } from './supported-answers.ts'
import { scriptOf } from './task-effect.ts'

/** The answer that a scenario gives to a request; throws a `Problem` where that is an error. */
export async function answerByScenario(taken: Taken, exchange: MockExchange, next: Next): Promise<Outcome> {
  const { answer = {}, scenario } = taken
  const { call, sandbox } = exchange
  if (scenario.timing?.delayMs !== undefined) await sandbox.clock.sleep(scenario.timing.delayMs, call.signal)
  const [field] = Object.keys(answer) as (keyof Answer)[]
  return givers[field === undefined ? 'nothing' : answerKinds[field]]({ taken, answer, exchange, next })
}

interface Giving {
  readonly taken: Taken
  readonly answer: Answer
  readonly exchange: MockExchange
  readonly next: Next
}

const givers: Readonly<Record<AnswerKind | 'nothing', (giving: Giving) => Promise<Outcome>>> = {
  nothing: ({ taken, exchange, next }) => {
    const { timing } = taken.scenario
    if (timing === undefined || !speaks(exchange.route)) return next()
    const { seed, clock, settings } = exchange.sandbox
    return answerOver(exchange, { text: simulatedTextModel({ seed, clock, pace: paceWith(settings, timing) }) })
  },
  words: ({ taken, answer, exchange }) => {
    const { seed, clock, settings } = exchange.sandbox
    const { scenario, before } = taken
    const parts = [seed, scenario.name, before]
    const random = () => randomFrom(...parts, 'jitter')
    const pace = paceWith(settings, scenario.timing ?? {})
    const warn = (message: string) => exchange.sandbox.ports.log(`The scenario "${scenario.name}" goes wrong.`, message)
    return answerOver(exchange, { text: scriptedTextModel(answer, { ...pace, clock, random, seed: parts, warn }) })
  },
  example: asExample,
  status: asExample,
  error: async ({ answer }) => {
    throw problemOf(errorOf(answer.error ?? 'internal'))
  },
  task: ({ answer, exchange }) => {
    const { ports, scenarios } = exchange.sandbox
    const tasks = scenarios.tasks.giving(scriptOf(answer), ports.tasks)
    return answerOver(exchange, { tasks, image: scriptedBot(ports.image, answer) })
  },
}

/** The family's own handler answers, over ports of which some are the scenario's. */
async function answerOver({ route, call, sandbox }: MockExchange, ports: Partial<Ports>): Promise<Outcome> {
  const tasks = sandbox.scenarios.tasks.giving({}, sandbox.ports.tasks)
  const gateway = createGateway({ ...sandbox.ports, tasks, ...ports })
  return handlerOf(gateway.handlers, route.operationId)(call)
}

async function asExample({ taken, answer, exchange, next }: Giving): Promise<Outcome> {
  const { family, operationId } = exchange.route
  const { example, status: code } = answer
  const speaker = `The scenario "${taken.scenario.name}"`
  const preferences = {
    speaker,
    ...(example === undefined ? {} : { example }),
    ...(code === undefined ? {} : { code }),
  }
  const examples = await examplesOf(family, operationId)
  return answerAsPreferred(exchange, preferences, examples) ?? next()
}

function problemOf({ kind, variant, message, retryAfter }: ErrorAnswer): Problem {
  const seconds = retryAfter ?? (kind === 'rate-limited' ? 1 : undefined)
  return new Problem(kind, message, {
    ...(variant === undefined ? {} : { variant }),
    ...(seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } }),
  })
}
