import { join } from 'node:path'
import type { Route } from 'gatewright/core'
import type { Credential } from 'gatewright/generate'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import type { JsonObject } from '../../runtime/json.ts'
import { judgeReplies } from './judge-replies.ts'
import { root, writeOutput } from './run-generate.ts'
import { request, serve } from './served-folder.ts'
import { NoValue, requestMaker, type ValidRequest } from './valid-request.ts'

export interface OperationResults {
  /** Requests that the server refused, and replies that do not fit the document by plain ajv. */
  readonly faults: readonly string[]
  /** Operations that no valid request was found for. */
  readonly unsent: readonly string[]
}

/** Generates from `spec` into `folder`, serves the examples, and sends a valid request to every operation. */
export async function askOperations(spec: string, folder: string): Promise<OperationResults> {
  const document: JsonObject = JSON.parse((await writeOutput(spec, folder)).get('openapi.json') ?? '')
  const judge = judgeReplies(document)
  const makeRequest = requestMaker(buildContract(readSpec(join(root, spec))))
  const { server, base, routes } = await serve(folder)
  const faults: string[] = []
  const unsent: string[] = []
  try {
    for (const route of routes) {
      const keys = route.credentials.find((all) => all.every((key) => key.in !== 'unsupported' && isAlone(key, all)))
      const made = tryTo(() => makeRequest(route.operationId, keys ?? []))
      if (made === undefined) {
        unsent.push(route.operationId)
        continue
      }
      const { status, type, text } = await request(base + made.target, made.options, made.body)
      const wanted = route.credentials.length > 0 && keys === undefined ? [401] : getSuccesses(route)
      const fault = judge(route, status, type.split(';')[0] ?? '', text)
      if (fault !== undefined || !wanted.includes(status))
        faults.push(`${describeRequest(made)}: ${status} ${fault ?? text.slice(0, 400)}`)
    }
  } finally {
    await server.close()
  }
  return { faults, unsent }
}

/** The declared statuses of success, else all declared ones; a status below 200 ends no request. */
function getSuccesses({ replies }: Route): number[] {
  const statuses = replies.map(({ status }) => (typeof status === 'number' ? status : status === '2XX' ? 200 : 0))
  const within = (digit: number) => statuses.filter((status) => Math.floor(status / 100) === digit)
  const isOpen = replies.some(({ status }) => status === 'default') || statuses.every((status) => status < 200)
  const [found = [200]] = [within(2), within(3), isOpen ? [200] : statuses].filter((each) => each.length > 0)
  return [...new Set(found)]
}

/** Two credentials of one header cannot both be sent. */
function isAlone({ in: where, name }: Credential, all: readonly Credential[]): boolean {
  return where === 'query' || all.filter((each) => each.in !== 'query' && each.name === name).length === 1
}

function describeRequest({ target, options, body }: ValidRequest): string {
  return `${options.method} ${target} ${body?.toString().slice(0, 200) ?? ''}`
}

function tryTo<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof NoValue) return undefined
    throw error
  }
}
