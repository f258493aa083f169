import type { ContractRules } from '../contract.ts'
import { generateContent } from './generate-content.ts'
import { generateContentReplies } from './generate-content-replies.ts'
import { messages } from './messages.ts'
import { messagesReplies } from './messages-replies.ts'
import { responses } from './responses.ts'
import { responsesReplies } from './responses-replies.ts'
import { compatibleVideoReply, imageTaskListReply, imageTaskReply, videoTaskReply } from './task-replies.ts'

export const familyRules = {
  streams: { createMessage: messages, createResponse: responses, streamGenerateContent: generateContent },
  replies: {
    createMessage: messagesReplies,
    createResponse: responsesReplies,
    generateContent: generateContentReplies,
    streamGenerateContent: generateContentReplies,
    getImageTask: imageTaskReply,
    listImageTasks: imageTaskListReply,
    getVideoGeneration: videoTaskReply,
    getVideo: compatibleVideoReply,
  },
} satisfies ContractRules
