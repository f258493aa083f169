// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Stream } from '../../../../../server-stub/core/contract.ts'
import * as story from './validators/story.js'

/** Order: `word++ end; anywhere: pause; cut by: failure`. */
export const tellStory: Stream = {
  name: 'tellStory',
  operationId: 'tellStory',
  when: { in: 'body', name: 'stream', equals: true },
  framing: 'named',
  events: [
    { name: 'word', validate: story.Word },
    { name: 'pause', validate: story.Mark },
    { name: 'end', validate: story.Mark },
    { name: 'failure', validate: story.Failure },
  ],
  order: { states: [{ word: 1, failure: 2 }, { word: 1, end: 2, pause: 1, failure: 2 }, {}], accepting: [2] },
  failure: {
    event: 'failure',
    variants: [{ name: 'torn', body: { message: 'The page is torn.', number: 0 } }],
    slots: { message: [['message']], param: [], sequence: [['number']] },
  },
}
