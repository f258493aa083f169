import type { ImageAction, Refused } from 'gatewright/stub'
import { describe, expect, it } from 'vitest'
import {
  ImageSeedResult,
  ImageSubmitResult,
  ImageTask,
  ImageUploadResult,
} from '../../../../generated/validators/image.js'
import {
  encodeSeed,
  encodeSubmission,
  encodeTask,
  encodeUpload,
} from '../../../../server-stub/handlers/image/encode.ts'
import type { ImageRecord } from '../../../../server-stub/handlers/image/make-image.ts'
import { accepted, button, creation, record } from './fixture.ts'

describe('a task', () => {
  const encode = (changes: Partial<ImageRecord> = {}) => {
    const task = encodeTask({ ...record, ...changes })
    expect(ImageTask(task)).toBe(true)
    return task
  }

  it('has all fields of the contract and no others', () => {
    expect(encode()).toEqual({
      ...{ id: '1763641200123417', action: 'IMAGINE', status: 'IN_PROGRESS', buttons: [], failReason: '' },
      ...{ description: '/imagine fox', imageUrl: 'http://gw/files/1-46.png', progress: '46%', state: 'order-20417' },
      ...{ prompt: '狐狸', promptEn: 'fox', submitTime: 1000, startTime: 2000, finishTime: 0 },
      properties: { finalPrompt: 'fox', instanceId: '11', channelId: '12' },
    })
    expect(encode({ creation }).buttons).toEqual([button])
  })

  it.each([
    ['NOT_START', 0, ''],
    ['MODAL', 0, ''],
    ['SUBMITTED', 0, '0%'],
    ['IN_PROGRESS', 33, '33%'],
    ['SUCCESS', 100, '100%'],
    ['FAILURE', 50, ''],
    ['CANCEL', 50, ''],
  ] as const)('in %s at %i has the progress %j', (status, percent, progress) => {
    expect(encode({ status, percent }).progress).toBe(progress)
  })

  it('has an action of the contract', () => {
    const actions: ImageAction[] = ['imagine', 'upscale', 'variation', 'zoom', 'pan', 'describe', 'blend', 'shorten']
    for (const action of actions)
      expect(encode({ accepted: { ...accepted, action } }).action).toBe(action.toUpperCase())
    expect(encode({ accepted: { ...accepted, action: 'swap-face' } }).action).toBe('SWAP_FACE')
  })

  it('of describe has the descriptions as its prompts, of shorten in addition to its prompt', () => {
    const words = { ...creation, kind: 'texts', prompt: '1️⃣ a fox', promptEn: '1️⃣ a fox' } as const
    const described = encode({ creation: { ...words, action: 'describe' } })
    expect(described).toMatchObject({ prompt: '1️⃣ a fox', promptEn: '1️⃣ a fox' })
    expect(described.properties?.finalPrompt).toBe('1️⃣ a fox')
    const shortened = encode({ creation: { ...words, action: 'shorten' } })
    expect(shortened).toMatchObject({ prompt: '狐狸', promptEn: 'fox', properties: { finalPrompt: '1️⃣ a fox' } })
  })

  it('has a final prompt only after its start, and only with a prompt', () => {
    expect(encode({ startTime: 0 }).properties).toEqual({ instanceId: '11', channelId: '12' })
    expect(encode({ accepted: { ...accepted, promptEn: '' } }).properties).not.toHaveProperty('finalPrompt')
  })
})

describe('the result', () => {
  const account = { instanceId: '11', channelId: '12' }

  it.each([
    ['SUBMITTED', 0, 1, 'Submitted.', account],
    ['MODAL', 0, 1, 'Submitted, the task waits for its input.', account],
    ['NOT_START', 1, 22, 'Queued, 1 task is ahead of this one.', { numberOfQueues: 1, ...account }],
    ['NOT_START', 3, 22, 'Queued, 3 tasks are ahead of this one.', { numberOfQueues: 3, ...account }],
  ] as const)('of a task in %s with %i ahead is code %i', (status, ahead, code, description, properties) => {
    const result = encodeSubmission({ ...record, status, accepted: { ...accepted, queuePosition: ahead } })
    expect(ImageSubmitResult(result)).toBe(true)
    expect(result).toEqual({ code, description, properties, result: '1763641200123417' })
  })

  it('of an upload are strings, of a seed a string', () => {
    const upload = encodeUpload(['http://gw/a', 'http://gw/b'])
    expect(ImageUploadResult(upload)).toBe(true)
    expect(upload).toMatchObject({ code: 1, result: ['http://gw/a', 'http://gw/b'] })
    const seed = encodeSeed({ type: 'seed', seed: '29' })
    expect(ImageSeedResult(seed)).toBe(true)
    expect(seed).toMatchObject({ code: 1, result: '29' })
  })

  it.each([
    ['parameter', 21],
    ['system', 23],
    ['account-unavailable', 24],
    ['insufficient-balance', 25],
  ] as const)('of a refusal for %s is code %i without a result', (reason, code) => {
    const refused: Refused = { type: 'refused', reason, message: 'No.', details: { bannedWord: 'gore' } }
    const expected = { code, description: 'No.', properties: { bannedWord: 'gore' }, result: null }
    for (const encode of [encodeSubmission, encodeUpload, encodeSeed]) expect(encode(refused)).toEqual(expected)
    expect(ImageSubmitResult(expected)).toBe(true)
  })

  it('of a feature of the paid edition is an HTTP error', () => {
    const refused: Refused = { type: 'refused', reason: 'paid-edition', message: 'No.' }
    const problem = expect.objectContaining({ kind: 'forbidden', message: 'No.', variant: 'open-edition' })
    for (const encode of [encodeSubmission, encodeUpload, encodeSeed]) expect(() => encode(refused)).toThrow(problem)
  })
})
