import { getBody, mutateBytes, sendUrlEncoded } from './mutate-bytes.ts'
import { sendForm } from './mutate-form.ts'
import { mutateHeaders } from './mutate-headers.ts'
import { mutateJson, useValidBody } from './mutate-json.ts'
import { mutateUrl } from './mutate-url.ts'
import { oddText } from './odd-values.ts'
import { Random } from './random.ts'
import { asLatin1, type Draft, type FuzzRequest, toBytes } from './request.ts'
import type { Seed } from './seeds.ts'

type Mutation = (draft: Draft, random: Random) => void

const withBody: readonly Mutation[] = [
  mutateJson,
  mutateJson,
  mutateJson,
  mutateJson,
  mutateBytes,
  sendForm,
  sendUrlEncoded,
]
const ofHead: readonly Mutation[] = [mutateUrl, mutateHeaders]

/** Makes the request of an index: a seed with one to three mutations. */
export function makeRequest(seeds: readonly Seed[], { seed, index }: { seed: number; index: number }): FuzzRequest {
  const random = new Random(seed, index)
  const { isEndless = false, ...start } = random.pick(seeds)
  const draft: Draft = {
    ...start,
    headers: [...start.headers],
    version: 'HTTP/1.1',
    body: undefined,
    framing: 'length',
    delivery: 'whole',
    mutations: [],
    mayFail: false,
  }
  if (random.chance(15)) useValidBody(draft, random)
  for (let i = 0; i < random.pick([1, 1, 1, 2, 3]); i++) getMutation(draft, random)(draft, random)
  draft.body = getBody(draft)
  if (isEndless) draft.delivery = 'read-partly'
  else if (draft.delivery === 'whole') draft.delivery = getDelivery(random)
  const { operationId, isControl, hasControlKey, method, delivery, mayFail, mutations } = draft
  return { operationId, isControl, hasControlKey, method, delivery, mayFail, mutations, index, bytes: toBytes(draft) }
}

function getMutation(draft: Draft, random: Random): Mutation {
  // A form of a request that takes forms is worth more than any other.
  if (draft.operationId === 'createVideo' && draft.json !== undefined && random.chance(60)) return sendForm
  if (draft.json !== undefined && random.chance(60)) return random.pick(withBody)
  return random.chance(4) ? preferByModel : random.pick(ofHead)
}

/** Adds a preference to the id of the model, wherever it stands. */
const preferByModel: Mutation = (draft, random) => {
  const suffix = asLatin1(oddText(random)).slice(0, 200)
  const text = JSON.stringify(draft.json)?.replaceAll(/("model":"[\w-]+)"/g, (_, start) => {
    return `${start}+${random.pick(['code=', 'example=', 'fault=', 'wait=', 'dynamic='])}${JSON.stringify(suffix).slice(1)}`
  })
  if (text !== undefined) draft.json = JSON.parse(text)
  draft.mutations.push('preference in the model id')
}

function getDelivery(random: Random): Draft['delivery'] {
  const roll = random.integer(1, 1000)
  if (roll <= 5) return 'slow-start'
  if (roll <= 30) return 'pieces'
  if (roll <= 70) return 'pipelined'
  if (roll <= 90) return 'half-close'
  if (roll <= 120) return 'cut-off'
  return roll <= 150 ? 'read-partly' : 'whole'
}
