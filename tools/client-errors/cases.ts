import { readReports } from './reports.ts'

/** What a client meets. */
export interface Case {
  readonly title: string
  readonly kind: 'fault' | 'report'
  readonly family: string
  readonly isStreamed: boolean
  /** One entry of `scenarios`, in YAML. */
  readonly scenario: string
  /** Whether the answer does not end. */
  readonly isOpen: boolean
}

/** Faults in the short form. */
const faults = `
  status:400 status:401 status:403 status:404 status:413 status:429 status:500 status:503 status:529
  rate-limit:0:perMs=1000 quota:0 hang cut cut:2 cut:afterBytes=100 end:2 end:afterBytes=100 stall:2 error-event:2
  malformed-frame:bad-json:event=1 malformed-frame:no-blank-line:event=1 malformed-frame:wrong-name:event=1
  malformed-frame:broken-utf8:event=1 duplicate:1 drop:0 reorder:0 insert:data=[DONE]:index=1
  insert:comment=alive:index=1 framing:crlf framing:cr framing:no-names framing:comments split:100 split:at=line
  split:at=event`
  .trim()
  .split(/\s+/)

/** Faults of whole replies. */
const wholeFaults = ['truncate', 'corrupt:0']

const families: Readonly<Record<string, string>> = {
  createResponse: 'responses',
  createVideo: 'video',
  createMessage: 'messages',
  generateContent: 'generate-content',
  streamGenerateContent: 'generate-content',
}

/** Every fault for each family, and the reports of docs/mock/reports.md. */
export function listCases(): readonly Case[] {
  const ofFaults = ['responses', 'messages', 'generate-content'].flatMap((family) =>
    [...faults, ...wholeFaults].map((title): Case => {
      const timing = '{ firstTokenMs: 50, tokensPerSecond: 30 }'
      const scenario = `- { name: a, answer: { text: [One, ' two', ' three', ' four'] }, timing: ${timing}, faults: ['${title}'] }`
      const isOpen = /^(hang|stall)/.test(title)
      return { title, kind: 'fault', family, isStreamed: !wholeFaults.includes(title), scenario, isOpen }
    }),
  )
  const ofReports = readReports().map(({ title, operationId, isStreamed, scenario, received }): Case => {
    const family = families[operationId] ?? ''
    return { title, kind: 'report', family, isStreamed, scenario, isOpen: received.endsWith('(open)\n') }
  })
  return [...ofFaults, ...ofReports]
}
