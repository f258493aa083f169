import type { Operation } from '../../generators/model/contract.ts'
import { contract, requestExamples } from '../contract.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { findAddition } from './derive.ts'
import { draftCase } from './draft-case.ts'
import { accepted } from './expected.ts'

/** Every request example of the contract, and one request of each operation without a body. */
export function exampleCases(): Case[] {
  return contract.operations.flatMap((operation) => {
    const examples = operation.body ? requestExamples(operation) : [{ name: 'plain', value: undefined }]
    return examples.flatMap(({ name, value }) =>
      getRequests(operation, baseRequest(operation, value)).map(([variant, request]) =>
        draftCase(operation, {
          path: `example/${name}${variant}`,
          request,
          expect: accepted(operation, request),
          questions: operation.questions,
          choice: findAddition(operation, request.body),
        }),
      ),
    )
  })
}

/** The request without query parameters and, where one selects another stream, a variant for it. */
function getRequests({ operationId }: Operation, request: CaseRequest): [string, CaseRequest][] {
  const byQuery = contract.streams.filter((stream) => stream.operationId === operationId && stream.when?.in === 'query')
  const others = byQuery.map(({ when }): [string, CaseRequest] => {
    const query = { [when?.name ?? '']: String(when?.equals) }
    return [`/${when?.name}=${when?.equals}`, { ...request, query }]
  })
  return [['', { ...request, query: {} }], ...others]
}
