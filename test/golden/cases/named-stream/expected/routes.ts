// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Route } from '../../../../../server-stub/core/contract.ts'
import * as streams from './streams.ts'
import * as story from './validators/story.js'

export const routes: readonly Route[] = [
  {
    operationId: 'tellStory',
    family: 'story',
    method: 'POST',
    path: '/story',
    aliases: [],
    credentials: [],
    parameters: [],
    body: {
      required: true,
      content: [{ mediaType: 'application/json', format: 'json', validate: story.tellStoryBody, names: ['stream'] }],
    },
    replies: [
      { status: 200, mediaType: 'application/json', validate: story.Story },
      { status: 200, mediaType: 'text/event-stream' },
    ],
    streams: [streams.tellStory],
  },
]
