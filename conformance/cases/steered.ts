import { contract } from '../contract.ts'
import { responsePlace } from '../spec-place.ts'
import type { Case } from '../verdict.ts'
import { validRequest } from './protocol.ts'

/** Every error that an operation declares, asked for by name: most of them no plain request can provoke. */
export function steeredCases(): Case[] {
  return contract.operations.flatMap((operation) => {
    const { family, operationId, source, replies } = operation
    const statuses = new Set(replies.map(({ status }) => status).filter((status) => status >= 400))
    const request = validRequest(operation)
    return [...statuses].map((status): Case => {
      const { pointer, questions } = responsePlace(operation, status)
      return {
        id: `${family}/${operationId}/steered/${status}`,
        family,
        operationId,
        request: { ...request, headers: { ...request.headers, prefer: `code=${status}` } },
        expect: { status: [status], ...promisedHeaders[status] },
        rule: { name: 'steered', pointer, source },
        questions,
        needs: ['steering'],
      }
    })
  })
}

/** What a reply of a status has to carry beside its body. */
const promisedHeaders: Readonly<Record<number, { readonly headers: Readonly<Record<string, string>> }>> = {
  429: { headers: { 'retry-after': '' } },
}
