import type { ContractRules } from '../contract.ts'
import { generateContent, generateContentUsage } from './generate-content.ts'
import { messages } from './messages.ts'
import { responses, responsesUsage } from './responses.ts'

export const familyRules: ContractRules = {
  streams: { createMessage: messages, createResponse: responses, streamGenerateContent: generateContent },
  sums: {
    createResponse: { ...responsesUsage, at: 'usage' },
    generateContent: { ...generateContentUsage, at: 'usageMetadata' },
  },
}
