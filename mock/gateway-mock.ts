import { mock } from '../generated/mock-server.ts'
import { exampleHandlers } from '../runtime/http/example-handlers.ts'
import { type MockTables, readExamples } from '../runtime/http/mock-tables.ts'
import { ownValue } from '../runtime/json.ts'
import { judgedContract } from '../runtime/judge/contract.ts'
import { gatewayContract } from '../server-stub/gateway-contract.ts'
import type { MockContract } from './mock-contract.ts'

/**
 * The mock of a version of the gateway's contract: the simulator answers the operations that the gateway has, and the
 * examples of the contract the others.
 */
export function createGatewayMock(tables: MockTables): MockContract {
  const { families, routes, readDocument } = tables
  return {
    families,
    routes,
    readDocument,
    summary: [],
    basePaths: [],
    judged: judgedContract(routes, gatewayContract.rules),
    hasModels: true,
    createHandlers: ({ clock, simulated }) => {
      if (routes.every(({ operationId }) => ownValue(simulated, operationId) !== undefined)) return simulated
      return { ...exampleHandlers(readExamples(tables), clock), ...simulated }
    },
  }
}

/** The mock of the gateway's contract. */
export const gatewayMock = createGatewayMock(mock)
