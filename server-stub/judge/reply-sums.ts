import type { Finding } from '../../test/conformance/verdict.ts'
import { generateContentUsage } from './families/generate-content.ts'
import { responsesUsage } from './families/responses.ts'
import { addsUp, type Sum } from './stream-rules.ts'

const sums: Readonly<Record<string, Sum>> = {
  createResponse: { ...responsesUsage, at: 'usage' },
  generateContent: { ...generateContentUsage, at: 'usageMetadata' },
}

/** Numbers of a whole reply that do not add up; the same rules as those of its stream. */
export function sumFindings(operationId: string, json: unknown): Finding[] {
  const sum = sums[operationId]
  if (sum === undefined) return []
  const broken = addsUp(sum).watch().event({ number: 1, event: '', data: json, atMs: 0 })
  return broken.map(({ at, message }) => ({ rule: sum.name, place: `body ${at}`, message }))
}
