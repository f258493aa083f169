import { findOperation, schemaPointer } from '../contract.ts'
import { specPlace } from '../spec-place.ts'
import type { Case } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { draftCase } from './draft-case.ts'
import { accepted, problemStatus } from './expected.ts'

/** More than the smallest text model can read, which takes 128,000 tokens. */
const tooMuch = 'The tide comes in. '.repeat(40_000)

/** Input above the context window is refused, unless truncation may drop its middle. */
export function contextWindowCases(): Case[] {
  const operation = findOperation('createResponse')
  const { pointer, source, questions } = specPlace(
    `${schemaPointer(operation.body?.schema ?? '')}/properties/truncation`,
  )
  const input = ['What is a tide?', tooMuch, 'Why?'].map((content) => ({ role: 'user', content }))
  const refused = { status: [problemStatus(operation, 'invalid-request') ?? 400], names: 'input' }
  return (['disabled', 'auto'] as const).map((truncation) => {
    const request = baseRequest(operation, { model: 'gw-text-small', input, truncation })
    return draftCase(operation, {
      path: `context-window/${truncation}`,
      request,
      expect: truncation === 'auto' ? accepted(operation, request) : refused,
      pointer,
      source,
      questions,
      needs: ['simulator'],
    })
  })
}
