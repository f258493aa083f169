import { json, type MinimalFamily } from './reply.ts'

const ids = ['gw-text-large', 'gw-text-small', 'gw-reasoner', 'gw-video-1']

export function createModels(): MinimalFamily {
  return {
    answer: () => {
      const data = ids.map((id) => ({ id, object: 'model', created: 1_730_000_000, owned_by: 'minimal' }))
      return json(200, { object: 'list', data })
    },
    refuse: (reason) => {
      const isMissing = reason === 'missing-key'
      const message = isMissing ? 'You did not provide an API key.' : 'Incorrect API key provided.'
      const code = isMissing ? null : 'invalid_api_key'
      return json(401, { error: { message, type: 'invalid_request_error', param: null, code } })
    },
  }
}
