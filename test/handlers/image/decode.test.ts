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
} from '../../../server-stub/handlers/image/decode.ts'

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='
const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='
const asPng = decodeImage(png)
const asGif = decodeImage(gif)

describe('pictures', () => {
  it.each([
    [png, 'image/png'],
    [gif, 'image/gif'],
    ['data:image/jpg;base64,/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAg=', 'image/jpeg'],
    ['data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAUAAAAdQwAIWsP+BiOh/AAA=', 'image/webp'],
  ])('have the type of their bytes (%#)', (url, mediaType) => {
    const data = url.slice(url.indexOf(',') + 1)
    expect(decodeImage(url)).toEqual({ mediaType, data })
    expect(decodeImage(`data:image/png;base64,${data}`)).toEqual({ mediaType, data })
  })
})

describe('jobs', () => {
  const common = { notifyHook: 'http://127.0.0.1/', state: 's', accountFilter: { remark: 'studio' } }
  const accounts = { remark: 'studio' }

  it('imagine', () => {
    expect(decodeImagine({ prompt: 'a fox' })).toEqual({
      type: 'imagine',
      bot: 'primary',
      prompt: 'a fox',
      images: [],
      accounts: {},
    })
    const body = { ...common, botType: 'BOT_SECONDARY', prompt: 'a fox', base64Array: [gif, png] } as const
    expect(decodeImagine({ ...body, base64Array: [gif, png] })).toEqual({
      type: 'imagine',
      bot: 'secondary',
      prompt: 'a fox',
      images: [asGif, asPng],
      accounts,
    })
  })

  it.each([
    ['PORTRAIT', '2:3'],
    ['SQUARE', '1:1'],
    ['LANDSCAPE', '3:2'],
  ] as const)('blend in %s is %s', (dimensions, aspectRatio) => {
    const body = { ...common, base64Array: [png, gif], dimensions }
    const job = { type: 'blend', bot: 'primary', images: [asPng, asGif], accounts }
    expect(decodeBlend(body)).toEqual({ ...job, aspectRatio })
    const { dimensions: _, ...shapeless } = body
    expect(decodeBlend(shapeless)).toEqual(job)
  })

  it('describe, face swap', () => {
    expect(decodeDescribe({ ...common, botType: 'BOT_PRIMARY', base64: gif })).toEqual({
      type: 'describe',
      bot: 'primary',
      image: asGif,
      accounts,
    })
    expect(decodeSwap({ sourceBase64: png, targetBase64: gif })).toEqual({
      type: 'swap-face',
      source: asPng,
      target: asGif,
    })
  })

  it('action', () => {
    const body = { ...common, taskId: '1', customId: 'BOT::JOB::upsample::1::x' }
    const job = { type: 'action', customId: body.customId, origin: undefined, sameChannel: false, accounts }
    expect(decodeAction(body, null)).toEqual(job)
    expect(decodeAction({ ...body, chooseSameChannel: true }, null)).toEqual({ ...job, sameChannel: true })
  })

  it('modal: an empty prompt is none', () => {
    expect(decodeModal({ taskId: '1', prompt: 'a', maskBase64: png })).toEqual({ prompt: 'a', mask: asPng })
    expect(decodeModal({ taskId: '1', prompt: '' })).toEqual({})
  })
})

it('an image is of the type of its bytes, in either alphabet of base64', () => {
  const head = Buffer.from('ffd8ffe000104a464946', 'hex')
  for (const alphabet of ['base64', 'base64url'] as const) {
    const data = head.toString(alphabet)
    expect(decodeImage(`data:image/png;base64,${data}`)).toEqual({ mediaType: 'image/jpeg', data })
  }
})

it('an account filter asks for what is given and not empty', () => {
  const given = { channelId: '1', instanceId: '2', remark: 'r', remix: false, remixAutoConsidered: true }
  expect(decodeAccounts({ ...given, modes: ['RELAX', 'FAST', 'TURBO'] })).toEqual({
    ...given,
    modes: ['relax', 'fast', 'turbo'],
  })
  expect(decodeAccounts({ channelId: '', instanceId: '', remark: '', modes: [] })).toEqual({})
  expect(decodeAccounts()).toEqual({})
})
