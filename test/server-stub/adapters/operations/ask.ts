export interface Question {
  readonly key?: string
  readonly model?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly prompt?: string
  readonly stream?: boolean
}

const json = { 'content-type': 'application/json' }

/** One operation of each family, as its own clients call it. */
export const ask = {
  models: (baseUrl: string, { key = 'sk-mock', headers = {} }: Question = {}) =>
    fetch(`${baseUrl}/v1/models`, { headers: { authorization: `Bearer ${key}`, ...headers } }),
  messages: (baseUrl: string, { key = 'sk-mock', model = 'gw-text-small', ...rest }: Question = {}) =>
    fetch(`${baseUrl}/v1/messages`, {
      method: 'POST',
      headers: { ...json, 'x-api-key': key, 'messages-version': '1', ...rest.headers },
      body: JSON.stringify({
        model,
        max_tokens: 2000,
        stream: rest.stream ?? false,
        messages: [{ role: 'user', content: rest.prompt ?? 'Tides' }],
      }),
    }),
  'generate-content': (baseUrl: string, { key = 'sk-mock', model = 'gw-text-small', ...rest }: Question = {}) =>
    fetch(
      `${baseUrl}/v1beta/models/${model}:${rest.stream ? 'streamGenerateContent?alt=sse&' : 'generateContent?'}key=${key}`,
      {
        method: 'POST',
        headers: { ...json, ...rest.headers },
        body: JSON.stringify({ contents: [{ parts: [{ text: rest.prompt ?? 'Tides' }] }] }),
      },
    ),
  responses: (baseUrl: string, { key = 'sk-mock', model = 'gw-text-small', ...rest }: Question = {}) =>
    fetch(`${baseUrl}/v1/responses`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${key}`, ...rest.headers },
      body: JSON.stringify({ model, input: rest.prompt ?? 'Tides', stream: rest.stream ?? false }),
    }),
  video: (baseUrl: string, { key = 'sk-mock', model = 'gw-video-1', headers = {}, prompt = 'Tides' }: Question = {}) =>
    fetch(`${baseUrl}/v1/videos`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify({ model, prompt }),
    }),
  image: (baseUrl: string, { key = 'sk-mock', headers = {}, prompt = 'Tides' }: Question = {}) =>
    fetch(`${baseUrl}/img/submit/imagine`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify({ prompt }),
    }),
}

export type Family = keyof typeof ask
export const families = Object.keys(ask) as Family[]

/** The path of the message in the error body of each family, and the form of that body. */
export function getMessage(family: Family, body: unknown): string {
  const { description, error } = body as { description?: string; error?: { message?: string } }
  return (family === 'image' ? description : error?.message) ?? ''
}
