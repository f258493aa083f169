import OpenAI from 'openai'
import { type Control, createControl } from '../../../server-stub/mock/control/client.ts'
import type { MockOptions } from '../../../server-stub/mock/mock.ts'
import { type ServedMock, serveMock } from '../serve-mock.ts'

/** A mock on a real socket, its controls, and an official client. */
export interface ControlledMock {
  readonly served: ServedMock
  readonly control: Control
  readonly openai: OpenAI
}

export async function serveControlled(options: Partial<MockOptions> = {}): Promise<ControlledMock> {
  const served = await serveMock({ log: () => {}, ...options })
  const { baseUrl, key } = served
  const openai = new OpenAI({ baseURL: `${baseUrl}/v1`, apiKey: key, maxRetries: 0 })
  return { served, control: createControl({ baseUrl }), openai }
}
