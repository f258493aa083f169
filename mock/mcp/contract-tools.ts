import type { components } from '../control/generated/types/control.ts'
import { pageOf } from '../control/operations/page-of.ts'
import type { AddTool, AgentMock } from './add-tool.ts'
import { cursorInput, describeInput, getInputSchema } from './tool-inputs.ts'

type Schemas = components['schemas']

/** Tools that read the contract, and validate by it. */
export function addContractTools(add: AddTool, { baseUrl, key }: AgentMock): void {
  add<{ family?: string; cursor?: number }>(
    {
      name: 'list_operations',
      about: 'Lists the operations of the contract with method and path, and where to send them.',
      input: describeInput({
        family: { type: 'string', description: 'Only operations of this family.' },
        ...cursorInput,
      }),
      effect: 'reads',
    },
    async ({ control }, { family, cursor }) => {
      const { operations } = await control.listOperations()
      const matching = operations.filter((operation) => family === undefined || operation.family === family)
      const { items, ...page } = pageOf(matching, cursor, 40)
      const families = [...new Set(operations.map((operation) => operation.family))].slice(0, 50)
      const next = 'describe_operation has the schema and an example of one.'
      return { baseUrl, ...(key === undefined ? {} : { key }), operations: items, ...page, families, next }
    },
  )
  add<{ operationId: string; place?: string }>(
    {
      name: 'describe_operation',
      about:
        'Describes an operation: rules, parameters, an outline of the body, a valid example, replies and events. `"more": true` in a schema: ask for that place, such as `body messages[0].content`.',
      input: getInputSchema('describeOperation'),
      effect: 'reads',
    },
    async ({ control }, { operationId, place }) => {
      const described = await control.describeOperation(operationId, place === undefined ? {} : { place })
      const next = `validate_request with operationId: ${operationId} checks a request before it is sent.`
      return place === undefined ? { ...described, next } : { operationId, body: described.body, next }
    },
  )
  add<Schemas['RequestDraft']>(
    {
      name: 'validate_request',
      about:
        'Validates a request by the contract without sending it. Name operationId or path, and the JSON body; headers only to check those too.',
      input: getInputSchema('validateRequest'),
      effect: 'reads',
    },
    async ({ control }, draft) => {
      const { findings, ...validation } = await control.validateRequest(draft)
      const { valid, operationId } = validation
      const describe =
        operationId === null
          ? 'list_operations has the paths.'
          : `describe_operation with operationId: ${operationId} has the schema and an example.`
      const next = valid ? `It can be sent to ${baseUrl}.` : describe
      return { ...validation, findings: findings.slice(0, 20), next }
    },
  )
}
