import { chatCompletions } from './chat-completions.ts'
import type { WireFormat } from './format.ts'
import { generateContent } from './generate-content.ts'
import { messages } from './messages.ts'
import { responses } from './responses.ts'

/** All formats, in the order in which they are tested. */
export const formats: readonly WireFormat[] = [messages, generateContent, responses, chatCompletions]
