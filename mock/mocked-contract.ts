import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families } from '../generated/errors.ts'
import { routes } from '../generated/routes.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Contract, Route } from '../runtime/contract.ts'
import type { HandlerTable } from '../runtime/handler.ts'
import type { OperationExamples } from '../runtime/http/example-handlers.ts'
import { ownValue } from '../runtime/json.ts'
import type { JudgedContract } from '../runtime/judge/contract.ts'
import { gatewayContract } from '../server-stub/gateway-contract.ts'

/** What the mock serves. */
export interface MockedContract extends Contract {
  /** Lines for the start-up summary. */
  readonly summary: readonly string[]
  readonly judged: JudgedContract
  /** Reads `openapi.json`, `asyncapi.json` or `examples/<family>.json` as the generator writes them. */
  readonly readDocument: (name: string) => unknown
  /** Creates the handlers of a sandbox, with its clock. Without it, the simulated gateway answers. */
  readonly createHandlers?: (clock: Clock) => HandlerTable
}

const gateway: MockedContract = { summary: [], families, routes, judged: gatewayContract, readDocument: readGenerated }
let mocked: MockedContract | undefined

/** A process mocks one contract: the gateway's, unless another one is set first. */
export function getMockedContract(): MockedContract {
  mocked ??= gateway
  return mocked
}

/** Sets the contract of this process. Throws if the mock has one already, since its parts have used it. */
export function setMockedContract(contract: MockedContract): void {
  if (mocked !== undefined) throw new Error('invariant: the mock has a contract')
  mocked = contract
}

/** Examples of a family by operationId. */
type FamilyExamples = Readonly<Record<string, OperationExamples>>

const loaded = new Map<string, FamilyExamples>()

/** Examples of an operation, read on first use. */
export function getExamples({ family, operationId }: Route): OperationExamples {
  const examples = loaded.get(family) ?? (getMockedContract().readDocument(`examples/${family}.json`) as FamilyExamples)
  loaded.set(family, examples)
  return ownValue(examples, operationId) ?? { replies: [], streams: [] }
}

/**
 * Reads a JSON file below `generated/`. The path is a string and not a URL: bundlers rewrite
 * `new URL(..., import.meta.url)`, and under jsdom `URL` is not Node's.
 */
function readGenerated(name: string): unknown {
  return readJson('../generated', name)
}

/** Reads a JSON file of the controls. */
export function readControl(name: string): unknown {
  return readJson('control/generated', name)
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, folder, name), 'utf8'))
}
