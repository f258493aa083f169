import { describe, expect, it } from 'vitest'
import {
  decodeAccounts,
  decodeAction,
  decodeBlend,
  decodeDescribe,
  decodeImage,
  decodeImagine,
  decodeModal,
  decodeSwap,
} from '../../../../server-stub/handlers/image/decode.ts'

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='
const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='
const asPng = decodeImage(png)
const asGif = decodeImage(gif)

it.each([
  ['image/png', png],
  ['image/gif', gif],
  ['image/jpeg', 'data:image/jpg;base64,/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAg='],
  ['image/webp', 'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAUAAAAdQwAIWsP+BiOh/AAA='],
])('the bytes of a picture give the type %s, in both base64 alphabets', (mediaType, url) => {
  const data = url.slice(url.indexOf(',') + 1)
  for (const each of [data, Buffer.from(data, 'base64').toString('base64url')])
    expect(decodeImage(`data:image/png;base64,${each}`)).toEqual({ mediaType, data: each })
  expect(decodeImage(url)).toEqual({ mediaType, data })
})

describe('jobs', () => {
  const common = { notifyHook: 'http://127.0.0.1/', state: 's', accountFilter: { remark: 'studio' } }
  const accounts = { remark: 'studio' }

  it('imagine', () => {
    const job = { type: 'imagine', bot: 'primary', prompt: 'a fox', images: [], accounts: {} }
    expect(decodeImagine({ prompt: 'a fox' })).toEqual(job)
    const body = { ...common, botType: 'BOT_SECONDARY', prompt: 'a fox', base64Array: [gif, png] } as const
    const more = { bot: 'secondary', images: [asGif, asPng], accounts }
    expect(decodeImagine({ ...body, base64Array: [gif, png] })).toEqual({ ...job, ...more })
  })

  it.each([
    ['PORTRAIT', '2:3'],
    ['SQUARE', '1:1'],
    ['LANDSCAPE', '3:2'],
  ] as const)('blend in %s is %s', (dimensions, aspectRatio) => {
    const body = { ...common, base64Array: [png, gif] }
    const job = { type: 'blend', bot: 'primary', images: [asPng, asGif], accounts }
    expect(decodeBlend({ ...body, dimensions })).toEqual({ ...job, aspectRatio })
    expect(decodeBlend(body)).toEqual(job)
  })

  it('describe, face swap', () => {
    const described = decodeDescribe({ ...common, botType: 'BOT_PRIMARY', base64: gif })
    expect(described).toEqual({ type: 'describe', bot: 'primary', image: asGif, accounts })
    const swapped = decodeSwap({ sourceBase64: png, targetBase64: gif })
    expect(swapped).toEqual({ type: 'swap-face', source: asPng, target: asGif })
  })

  it('action', () => {
    const body = { ...common, taskId: '1', customId: 'BOT::JOB::upsample::1::x' }
    const job = { type: 'action', customId: body.customId, origin: undefined, sameChannel: false, accounts }
    expect(decodeAction(body, null)).toEqual(job)
    expect(decodeAction({ ...body, chooseSameChannel: true }, null)).toEqual({ ...job, sameChannel: true })
  })

  it('modal: an empty prompt counts as absent', () => {
    expect(decodeModal({ taskId: '1', prompt: 'a', maskBase64: png })).toEqual({ prompt: 'a', mask: asPng })
    expect(decodeModal({ taskId: '1', prompt: '' })).toEqual({})
  })
})

it('an account filter has only the fields that are present and not empty', () => {
  const filter = { channelId: '1', instanceId: '2', remark: 'r', remix: false, remixAutoConsidered: true }
  expect(decodeAccounts({ ...filter, modes: ['RELAX', 'FAST', 'TURBO'] })).toEqual({
    ...filter,
    modes: ['relax', 'fast', 'turbo'],
  })
  expect(decodeAccounts({ channelId: '', instanceId: '', remark: '', modes: [] })).toEqual({})
  expect(decodeAccounts()).toEqual({})
})
