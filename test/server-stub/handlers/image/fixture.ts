import type { Accepted, Button, Creation } from 'gatewright/stub'
import type { ImageRecord } from '../../../../server-stub/handlers/image/make-image.ts'

const jobId = '7c1d5f0e-93a8-4e55-9b7d-2f64a0c8e1b3'

export const accepted: Accepted = {
  type: 'accepted',
  taskId: '1763641200123417',
  jobId,
  action: 'imagine',
  instanceId: '11',
  channelId: '12',
  mode: 'fast',
  prompt: '狐狸',
  promptEn: 'fox',
  description: '/imagine fox',
  queuePosition: 0,
}

export const button: Button = { customId: `BOT::JOB::upsample::1::${jobId}`, emoji: '', label: 'U1', style: 2, type: 2 }

export const creation: Creation = {
  jobId,
  bot: 'primary',
  action: 'imagine',
  instanceId: '11',
  channelId: '12',
  kind: 'four-pictures',
  prompt: '狐狸',
  promptEn: 'fox',
  texts: [],
  buttons: [button],
  botState: 'known to the bot alone',
}

/** A task half way. */
export const record: ImageRecord = {
  id: accepted.taskId,
  status: 'IN_PROGRESS',
  percent: 46,
  imageUrl: 'http://gw/files/1-46.png',
  failReason: '',
  state: 'order-20417',
  submitTime: 1000,
  startTime: 2000,
  finishTime: 0,
  accepted,
  creation: null,
  action: null,
  notifyHook: 'http://secret/',
  baseUrl: 'http://gw',
}
