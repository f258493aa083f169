import type { Operation } from '../../generators/model/contract.ts'
import type { SuiteContract } from '../contract.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { baseRequest, listStreamQueries } from './base-request.ts'
import { findUsedChoice } from './derive.ts'
import { draftCase } from './draft-case.ts'
import { expectAccepted } from './expected.ts'

/** Every request example of the contract, and a request of every operation without a body. */
export function exampleCases(contract: SuiteContract): Case[] {
  return contract.operations.flatMap((operation) => {
    const examples = operation.body ? contract.requestExamples(operation) : [{ name: 'plain', value: undefined }]
    return examples.flatMap(({ name, value }) =>
      getRequests(contract, operation, baseRequest(contract, operation, value)).map(([variant, request]) =>
        draftCase(operation, {
          path: `example/${name}${variant}`,
          request,
          expect: expectAccepted(contract, operation, request),
          questions: operation.questions,
          choice: findUsedChoice(contract, operation, request.body),
        }),
      ),
    )
  })
}

/** The request without query parameters, and variants with a query parameter that selects another stream. */
function getRequests(contract: SuiteContract, operation: Operation, request: CaseRequest): [string, CaseRequest][] {
  const variants = listStreamQueries(contract, operation).map((query): [string, CaseRequest] => {
    return [`/${new URLSearchParams(query)}`, { ...request, query }]
  })
  return [['', { ...request, query: {} }], ...variants]
}
