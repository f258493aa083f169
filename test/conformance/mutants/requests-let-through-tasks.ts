import { set } from './json-edits.ts'
import type { Mutant } from './mutant.ts'
import { takenAs, takenAsBody } from './request-edits.ts'

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='

/** What a submit has to refuse, and is let through. */
export const letThroughTasks: readonly Mutant[] = [
  {
    id: 'let-through/image/blend-of-one',
    what: 'One picture may be blended.',
    alter: takenAs(set('base64Array', [picture, picture])),
    only: ['image/blend-of-one'],
    caught: { rule: 'status' },
  },
  {
    id: 'let-through/image/blend-of-six',
    what: 'More than five pictures may be blended.',
    alter: takenAs(set('base64Array', [picture, picture])),
    only: ['image/submitBlend/body/base64Array/maxItems/outside'],
    caught: { rule: 'status', of: 'maxItems' },
  },
  {
    id: 'let-through/image/too-large',
    what: 'A picture may be larger than 4 MB.',
    alter: takenAs(set('base64Array', [picture, picture])),
    only: ['image/submitBlend/body/base64Array/*/x-data-url/too-large'],
    caught: { rule: 'status', of: 'x-data-url' },
  },
  {
    id: 'let-through/image/no-picture',
    what: 'Bytes that are no picture are taken for one by their prefix.',
    alter: takenAs(set('base64Array', [picture, picture])),
    only: ['image/submitBlend/body/base64Array/*/x-data-url/other-bytes'],
    caught: { rule: 'status', of: 'x-data-url' },
  },
  {
    id: 'let-through/image/no-prompt',
    what: 'An imagine needs no prompt.',
    alter: takenAsBody({ prompt: 'a red fox' }),
    only: ['image/submitImagine/body/required/prompt/missing'],
    caught: { rule: 'status', of: 'required' },
  },
  {
    id: 'let-through/image/unknown-bot',
    what: 'A bot that there is not is the first one.',
    alter: takenAs(set('botType', 'BOT_PRIMARY')),
    only: ['image/submitBlend/body/botType/enum/outside'],
    caught: { rule: 'status', of: 'enum' },
  },
  {
    id: 'let-through/image/no-ids',
    what: 'Tasks can be listed without ids.',
    alter: takenAs(set('ids', [])),
    only: ['image/listImageTasks/body/required/ids/missing'],
    caught: { rule: 'status', of: 'required' },
  },
  {
    id: 'let-through/video/no-prompt',
    what: 'A video needs no prompt.',
    alter: takenAs(set('prompt', 'Fog.')),
    only: ['video/missing-prompt'],
    caught: { rule: 'status' },
  },
  {
    id: 'let-through/video/seconds-as-number',
    what: 'The seconds of a video may be a number.',
    alter: takenAs(set('seconds', '4')),
    only: ['video/createVideo/body/seconds/type/wrong'],
    caught: { rule: 'status', of: 'type' },
  },
  {
    id: 'let-through/video/size-of-one-number',
    what: 'The size of a video may have any form.',
    alter: takenAs(set('size', '640x360')),
    only: ['video/createVideo/body/size/pattern/outside'],
    caught: { rule: 'status', of: 'pattern' },
  },
]
