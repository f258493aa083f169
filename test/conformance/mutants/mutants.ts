import { generateContentBodies } from './bodies-generate-content.ts'
import { messagesBodies } from './bodies-messages.ts'
import { modelsBodies } from './bodies-models.ts'
import { responsesBodies } from './bodies-responses.ts'
import { callbacks } from './callbacks.ts'
import { credentials } from './credentials.ts'
import { downloads } from './downloads.ts'
import { taskErrors } from './errors-tasks.ts'
import { textErrors } from './errors-text.ts'
import type { Mutant } from './mutant.ts'
import { protocol } from './protocol.ts'
import { letThroughTasks } from './requests-let-through-tasks.ts'
import { letThroughText } from './requests-let-through-text.ts'
import { refused } from './requests-refused.ts'
import { generateContentStreams } from './streams-generate-content.ts'
import { messagesContent } from './streams-messages-content.ts'
import { messagesOrder } from './streams-messages-order.ts'
import { responsesContent } from './streams-responses-content.ts'
import { responsesOrder } from './streams-responses-order.ts'
import { imageTasks } from './tasks-image.ts'
import { videoTasks } from './tasks-video.ts'

/** Every mutant, by kind and family. */
export const mutants: readonly Mutant[] = [
  ...messagesOrder,
  ...messagesContent,
  ...responsesOrder,
  ...responsesContent,
  ...generateContentStreams,
  ...messagesBodies,
  ...responsesBodies,
  ...generateContentBodies,
  ...modelsBodies,
  ...textErrors,
  ...taskErrors,
  ...letThroughText,
  ...letThroughTasks,
  ...refused,
  ...protocol,
  ...credentials,
  ...videoTasks,
  ...imageTasks,
  ...callbacks,
  ...downloads,
]
