import { mock } from '../../../generated/chat-completions/mock-server.ts'
import { unclearQuestions } from '../../../generated/chat-completions/questions.ts'
import { chatCompletionsRules } from '../../../runtime/judge/families/chat-completions.ts'
import type { AddedContract } from '../../gateway.ts'
import { chatCompletionsHandlers } from './handlers.ts'

/** The contract of chat completions, which is none of the gateway's formats. */
export const chatCompletions: AddedContract = {
  ...mock,
  rules: { ...chatCompletionsRules, unclear: unclearQuestions },
  createHandlers: chatCompletionsHandlers,
}
