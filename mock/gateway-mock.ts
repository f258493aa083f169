import { mock } from '../generated/mock-server.ts'
import { exampleHandlers } from '../runtime/http/example-handlers.ts'
import { joinTables, type MockTables, readExamples } from '../runtime/http/mock-tables.ts'
import { ownValue } from '../runtime/json.ts'
import { joinRules, judgedContract } from '../runtime/judge/contract.ts'
import { type AddedOptions, loadAddedContracts } from '../server-stub/added-contracts.ts'
import type { AddedContract } from '../server-stub/gateway.ts'
import { gatewayContract } from '../server-stub/gateway-contract.ts'
import type { MockContract } from './mock-contract.ts'

/**
 * The mock of a version of the gateway's contract: the simulator answers the operations that the gateway has, and the
 * examples of the contract the others. Contracts in `added` are served too.
 */
export function createGatewayMock(gateway: MockTables, added: readonly AddedContract[] = []): MockContract {
  const tables = joinTables([gateway, ...added])
  const { families, routes, readDocument } = tables
  return {
    families,
    routes,
    readDocument,
    summary: [],
    basePaths: [],
    judged: judgedContract(routes, joinRules([gatewayContract, ...added].map(({ rules }) => rules))),
    added,
    hasModels: true,
    createHandlers: ({ clock, simulated }) => {
      if (routes.every(({ operationId }) => ownValue(simulated, operationId) !== undefined)) return simulated
      return { ...exampleHandlers(readExamples(tables), clock), ...simulated }
    },
  }
}

/** The mock of the gateway's contract. */
export const gatewayMock = createGatewayMock(mock)

/** The same with the contracts that the options add; `tables` are those of another version of the gateway's contract. */
export async function loadGatewayMock(options: AddedOptions, tables: MockTables = mock): Promise<MockContract> {
  const added = await loadAddedContracts(options)
  return tables === mock && added.length === 0 ? gatewayMock : createGatewayMock(tables, added)
}
