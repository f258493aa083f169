// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Handler } from '../../../../../server-stub/core/handler.ts'
import type * as story from './types/story.ts'

export type TellStoryEvent =
  | { readonly event: 'word'; readonly data: story.components['schemas']['Word'] }
  | { readonly event: 'pause'; readonly data: story.components['schemas']['Mark'] }
  | { readonly event: 'end'; readonly data: story.components['schemas']['Mark'] }
  | { readonly event: 'failure'; readonly data: story.components['schemas']['Failure'] }

export type StoryHandlers = {
  /** `POST /story` */
  readonly tellStory: Handler<story.operations['tellStory'], TellStoryEvent>
}

export type Handlers = StoryHandlers
