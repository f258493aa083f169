import type { Wire } from '../stream-rule.ts'
import { generateContent } from './generate-content.ts'
import { messages } from './messages.ts'
import { responses } from './responses.ts'

/** The rules of each stream's wire format, by operation. */
export const wires: Readonly<Record<string, Wire>> = {
  createMessage: messages,
  createResponse: responses,
  streamGenerateContent: generateContent,
}
