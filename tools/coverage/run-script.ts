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
interface ScriptedReply {
  readonly id: string
  readonly request: Case
  readonly expect: Partial<Expectation>
  readonly answer: () => Outcome
  /** Elements that it covers in addition to those of the exchange. */
  readonly elements: readonly string[]
}

/**
 * Lets the runtime send every example of a reply and of a stream, and every problem of every operation, from scripted
 * handlers. The suite judges them as the replies of any gateway.
 */
export async function runScript(evidence: Evidence): Promise<void> {
  const server = await startScriptedServer()
  try {
    for (const reply of listScriptedReplies()) {
      const { id, request, expect, elements } = reply
      const sent = { ...request, id, questions: [], expect: { ...request.expect, status: [200], ...expect } }
      server.answerWith(reply.answer)
      const observed = await runCase(sent, server.target, { contract, timeoutMs: 20_000 })
      if (observed.findings.length > 0) evidence.broken.push(id)
      else evidence.add(id, [...listReplyElements(sent, observed), ...elements])
    }
  } finally {
    await server.target.close()
  }
}

async function startScriptedServer() {
  let answer: ScriptedReply['answer'] = () => ({ json: null })
  const handlers = Object.fromEntries(routes.map(({ operationId }) => [operationId, async () => answer()]))
  const key = 'sk-script'
  const log = () => {}
  const app = createServer({ contract: { families, routes }, handlers, isKey: (sentKey) => sentKey === key, log })
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const features: Target['features'] = new Set(['streams'])
  return {
    target: { name: 'script', baseUrl, key, features, close: async () => void (await app.close()) },
    /** Sets the reply of every operation. */
    answerWith: (next: ScriptedReply['answer']) => {
      answer = next
    },
  }
}

/** Lists the elements of the reply only: the request is always the same, and no backend reads it. */
function listReplyElements(...exchange: Parameters<typeof coverExchange>): string[] {
  const requestElement = /^(operation|path|credential|parameter|body|stream)\//
  return [...coverExchange(...exchange).ids].filter((id) => !requestElement.test(id))
}

function listScriptedReplies(): ScriptedReply[] {
  const requests = exampleCases(contract)
  return contract.operations.flatMap((operation) => {
    const operationRequests = requests.filter((request) => request.operationId === operation.operationId)
    return [
      ...listProblems(operationRequests, operation.family),
      ...listReplies(operationRequests),
      ...listStreams(operationRequests),
    ]
  })
}

/** Headers that only a backend can set. */
const headers: Readonly<Record<string, { readonly headers: Readonly<Record<string, string>> }>> = {
  'rate-limited': { headers: { 'retry-after': '1' } },
}

function listProblems([request]: readonly Case[], family: string): ScriptedReply[] {
  const problems = contract.families.find(({ name }) => name === family)?.problems ?? []
  const operation = contract.operations.find(({ operationId }) => operationId === request?.operationId)
  if (request === undefined || operation === undefined) return []
  const declared = problems.filter(({ status }) => operation.replies.some((reply) => reply.status === status))
  return declared.flatMap(({ kind, status, variants }) =>
    variants.map(({ name, value }) => ({
      id: `script/${operation.operationId}/problem/${kind}/${name}`,
      request: { ...request, expect: { status: [status] } },
      expect: { status: [status], body: value },
      answer: () => {
        throw new Problem(kind as ProblemKind, '', { variant: name, ...headers[kind] })
      },
      elements: [elementId('problem', family, kind, name)],
    })),
  )
}

function listReplies(cases: readonly Case[]): ScriptedReply[] {
  const request = cases.find(({ expect }) => expect.stream === undefined)
  if (request === undefined) return []
  return getExamples(request).replies.flatMap(({ status, mediaType, name, value }): ScriptedReply[] => {
    if (status !== 200 || mediaType !== 'application/json') return []
    return [
      {
        id: `script/${request.operationId}/reply/${name}`,
        request,
        expect: { body: value },
        answer: () => ({ json: value }),
        elements: [elementId('example', request.operationId, status, name)],
      },
    ]
  })
}

function listStreams(cases: readonly Case[]): ScriptedReply[] {
  const [first] = cases
  if (first === undefined) return []
  return getExamples(first).streams.flatMap(({ stream, name, events }): ScriptedReply[] => {
    const request = cases.find(({ expect }) => expect.stream === stream)
    if (request === undefined) return []
    const id = `script/${stream}/stream/${name}`
    const elements = [elementId('example', stream, 'stream', name)]
    return [{ id, request, expect: {}, answer: () => ({ events: replayEvents(events) }), elements }]
  })
}

async function* replayEvents<T>(events: readonly T[]): AsyncGenerator<T> {
  yield* events
}
