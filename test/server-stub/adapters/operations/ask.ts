export interface Question {
  readonly key?: string
  readonly model?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly prompt?: string
  readonly stream?: boolean
}

function post(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<Response> {
  const type = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) })
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** One operation of each family, as its own clients call it. */
export const ask = {
  models: (baseUrl: string, { key = 'sk-mock', headers = {} }: Question = {}) =>
    fetch(`${baseUrl}/v1/models`, { headers: { ...bearer(key), ...headers } }),
  messages: (baseUrl: string, { key = 'sk-mock', model = 'gw-text-small', ...rest }: Question = {}) => {
    const { prompt: content = 'Tides', stream = false, headers = {} } = rest
    const body = { model, max_tokens: 2000, stream, messages: [{ role: 'user', content }] }
    return post(`${baseUrl}/v1/messages`, body, { 'x-api-key': key, 'messages-version': '1', ...headers })
  },
  'generate-content': (baseUrl: string, { key = 'sk-mock', model = 'gw-text-small', ...rest }: Question = {}) => {
    const method = rest.stream ? 'streamGenerateContent?alt=sse&' : 'generateContent?'
    const body = { contents: [{ parts: [{ text: rest.prompt ?? 'Tides' }] }] }
    return post(`${baseUrl}/v1beta/models/${model}:${method}key=${key}`, body, rest.headers ?? {})
  },
  responses: (baseUrl: string, { key = 'sk-mock', model = 'gw-text-small', ...rest }: Question = {}) => {
    const { prompt: input = 'Tides', stream = false, headers = {} } = rest
    return post(`${baseUrl}/v1/responses`, { model, input, stream }, { ...bearer(key), ...headers })
  },
  video: (baseUrl: string, { key = 'sk-mock', model = 'gw-video-1', headers = {}, prompt = 'Tides' }: Question = {}) =>
    post(`${baseUrl}/v1/videos`, { model, prompt }, { ...bearer(key), ...headers }),
  image: (baseUrl: string, { key = 'sk-mock', headers = {}, prompt = 'Tides' }: Question = {}) =>
    post(`${baseUrl}/img/submit/imagine`, { prompt }, { ...bearer(key), ...headers }),
}

export type Family = keyof typeof ask
export const families = Object.keys(ask) as Family[]

/** The path of the message in the error body of each family, and the form of that body. */
export function getMessage(family: Family, body: unknown): string {
  const { description, error } = body as { description?: string; error?: { message?: string } }
  return (family === 'image' ? description : error?.message) ?? ''
}
