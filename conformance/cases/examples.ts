import type { Operation } from '../../generators/model/contract.ts'
import { contract, requestExamples } from '../contract.ts'
import { originPointer } from '../spec-place.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { findAddition } from './derive.ts'
import { accepted, toChoice } from './expected.ts'

/** Every request example of the contract, and one request of each operation without a body. */
export function exampleCases(): Case[] {
  return contract.operations.flatMap((operation) => {
    const examples = operation.body ? requestExamples(operation) : [{ name: 'plain', value: undefined }]
    return examples.flatMap(({ name, value }) =>
      getRequests(operation, baseRequest(operation, value)).map(([variant, request]) =>
        exampleCase(operation, { name: `${name}${variant}`, request }),
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

function exampleCase(operation: Operation, { name, request }: { name: string; request: CaseRequest }): Case {
  const { family, operationId, origin, source, questions } = operation
  return {
    id: `${family}/${operationId}/example/${name}`,
    family,
    operationId,
    request,
    expect: accepted(operation, request),
    rule: { name: 'example', pointer: originPointer(origin), source },
    questions,
    ...toChoice(findAddition(operation, request.body)),
    needs: [],
  }
}
