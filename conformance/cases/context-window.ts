import type { OperationId } from '../../generated/routes.ts'
import { type SuiteContract, schemaPointer } from '../contract.ts'
import { locateInSpec } from '../spec-location.ts'
import type { Case } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { draftCase } from './draft-case.ts'
import { expectAccepted, problemStatus } from './expected.ts'

/** More than the smallest text model can read, which takes 128,000 tokens. */
const longText = 'The tide comes in. '.repeat(40_000)

/** Input above the context window is refused, unless truncation may drop its middle. */
export function contextWindowCases(contract: SuiteContract): Case[] {
  const operation = contract.operationsById.get('createResponse' satisfies OperationId)
  if (operation === undefined) return []
  const location = locateInSpec(contract, `${schemaPointer(operation.body?.schema ?? '')}/properties/truncation`)
  const input = ['What is a tide?', longText, 'Why?'].map((content) => ({ role: 'user', content }))
  const refusal = { status: [problemStatus(operation, 'invalid-request') ?? 400], names: 'input' }
  return (['disabled', 'auto'] as const).map((truncation) => {
    const request = baseRequest(contract, operation, { model: 'gw-text-small', input, truncation })
    return draftCase(operation, {
      path: `context-window/${truncation}`,
      request,
      expect: truncation === 'auto' ? expectAccepted(contract, operation, request) : refusal,
      ...location,
      needs: ['simulator'],
    })
  })
}
