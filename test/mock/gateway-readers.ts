import * as faults from '../../mock/faults/read-fault.ts'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import * as scenarios from '../../mock/scenarios/read-scenarios.ts'
import * as files from '../../mock/scenarios/scenario-files.ts'

// What users write for a mock of the gateway, read as the mock reads it.

export const readFault = (value: unknown) => faults.readFault(value, gatewayMock)

export const readFaults = (values: readonly unknown[], getName: (index: number) => string) =>
  faults.readFaults(values, gatewayMock, getName)

export const readScenarios = (text: string, name: string) =>
  scenarios.readScenarios(text, { contract: gatewayMock, name })

export const openScenarioFiles = (paths: readonly string[], report: (message: string) => void = () => {}) =>
  files.openScenarioFiles(paths, { contract: gatewayMock, report })
