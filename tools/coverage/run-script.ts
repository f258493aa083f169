import { exampleCases } from '../../conformance/cases/examples.ts'
import { getContract } from '../../conformance/contract.ts'
import { runCase } from '../../conformance/run/run-case.ts'
import type { Target } from '../../conformance/targets/target.ts'
import type { Case, Expectation } from '../../conformance/verdict.ts'
import { families } from '../../generated/errors.ts'
import { routes } from '../../generated/routes.ts'
import type { ProblemKind } from '../../runtime/contract.ts'
import type { Outcome } from '../../runtime/handler.ts'
import { createServer } from '../../runtime/http/server.ts'
import { Problem } from '../../runtime/problem.ts'
import { elementId } from './element.ts'
import type { Evidence } from './evidence.ts'
import { getExamples } from './examples.ts'
import { coverExchange } from './exchange-coverage.ts'

const contract = getContract()

/** A reply of a scripted backend, and the elements that it covers. */
interface Scene {
  readonly id: string
  readonly given: Case
  readonly expect: Partial<Expectation>
  readonly answer: () => Outcome
  /** Elements that it covers in addition to those of the exchange. */
  readonly shows: readonly string[]
}

/**
 * Lets the runtime send every example of a reply and of a stream, and every problem of every operation, from scripted
 * handlers. The suite judges them as the replies of any gateway.
 */
export async function runScript(evidence: Evidence): Promise<void> {
  const stage = await openStage()
  try {
    for (const scene of scenes()) {
      const { id, given, expect, shows } = scene
      const sent = { ...given, id, questions: [], expect: { ...given.expect, status: [200], ...expect } }
      stage.answerWith(scene.answer)
      const observed = await runCase(sent, stage.target, { contract, timeoutMs: 20_000 })
      if (observed.findings.length > 0) evidence.broken.push(id)
      else evidence.add(id, [...shown(sent, observed), ...shows])
    }
  } finally {
    await stage.target.close()
  }
}

interface Stage {
  readonly target: Target
  /** Sets the reply of every operation. */
  answerWith(answer: Scene['answer']): void
}

async function openStage(): Promise<Stage> {
  let answer: Scene['answer'] = () => ({ json: null })
  const handlers = Object.fromEntries(routes.map(({ operationId }) => [operationId, async () => answer()]))
  const key = 'sk-script'
  const log = () => {}
  const app = createServer({ contract: { families, routes }, handlers, isKey: (given) => given === key, log })
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const features: Target['features'] = new Set(['streams'])
  return {
    target: { name: 'script', baseUrl, key, features, close: async () => void (await app.close()) },
    answerWith: (given) => {
      answer = given
    },
  }
}

/** Only elements of the reply: the request is always the same, and no backend reads it. */
function shown(...exchange: Parameters<typeof coverExchange>): string[] {
  const ofRequest = /^(operation|path|credential|parameter|body|stream)\//
  return [...coverExchange(...exchange).ids].filter((id) => !ofRequest.test(id))
}

function scenes(): Scene[] {
  const requests = exampleCases(contract)
  return contract.operations.flatMap((operation) => {
    const own = requests.filter((each) => each.operationId === operation.operationId)
    return [...problemScenes(own, operation.family), ...replyScenes(own), ...streamScenes(own)]
  })
}

/** Headers that only a backend can set. */
const headers: Readonly<Record<string, { readonly headers: Readonly<Record<string, string>> }>> = {
  'rate-limited': { headers: { 'retry-after': '1' } },
}

function problemScenes([given]: readonly Case[], family: string): Scene[] {
  const problems = contract.families.find(({ name }) => name === family)?.problems ?? []
  const operation = contract.operations.find(({ operationId }) => operationId === given?.operationId)
  if (given === undefined || operation === undefined) return []
  const declared = problems.filter(({ status }) => operation.replies.some((reply) => reply.status === status))
  return declared.flatMap(({ kind, status, variants }) =>
    variants.map(({ name, value }) => ({
      id: `script/${operation.operationId}/problem/${kind}/${name}`,
      given: { ...given, expect: { status: [status] } },
      expect: { status: [status], body: value },
      answer: () => {
        throw new Problem(kind as ProblemKind, '', { variant: name, ...headers[kind] })
      },
      shows: [elementId('problem', family, kind, name)],
    })),
  )
}

function replyScenes(cases: readonly Case[]): Scene[] {
  const given = cases.find(({ expect }) => expect.stream === undefined)
  if (given === undefined) return []
  return getExamples(given).replies.flatMap(({ status, mediaType, name, value }): Scene[] => {
    if (status !== 200 || mediaType !== 'application/json') return []
    return [
      {
        id: `script/${given.operationId}/reply/${name}`,
        given,
        expect: { body: value },
        answer: () => ({ json: value }),
        shows: [elementId('example', given.operationId, status, name)],
      },
    ]
  })
}

function streamScenes(cases: readonly Case[]): Scene[] {
  const [first] = cases
  if (first === undefined) return []
  return getExamples(first).streams.flatMap(({ stream, name, events }): Scene[] => {
    const given = cases.find(({ expect }) => expect.stream === stream)
    if (given === undefined) return []
    const id = `script/${stream}/stream/${name}`
    const shows = [elementId('example', stream, 'stream', name)]
    return [{ id, given, expect: {}, answer: () => ({ events: replay(events) }), shows }]
  })
}

async function* replay<T>(events: readonly T[]): AsyncGenerator<T> {
  yield* events
}
