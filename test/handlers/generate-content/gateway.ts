import { families } from '../../../generated/errors.ts'
import { routes } from '../../../generated/routes.ts'
import { realClock } from '../../../server-stub/core/clock.ts'
import { keyRing } from '../../../server-stub/core/http/keys.ts'
import { createServer } from '../../../server-stub/core/http/server.ts'
import { generateContentHandlers } from '../../../server-stub/handlers/generate-content/handlers.ts'
import type { TextPorts } from '../../../server-stub/handlers/text-ports.ts'
import type { Prompt, TextModel } from '../../../server-stub/ports/text-model.ts'
import { simulatedCatalog } from '../../../server-stub/simulator/catalog.ts'
import { simulatedTextModel } from '../../../server-stub/simulator/text/text-model.ts'
import { memoryStore } from '../../../server-stub/store/memory.ts'
import { findViolations } from '../../find-violations.ts'

export const key = 'sk-test'
export const model = 'gw-text-large'

export interface GatewayOptions extends Partial<TextPorts> {
  readonly extraModels?: readonly string[]
}

/** A server of the generate-content family alone, whose prompts and whose breaches of contract can be read. */
export function gateway({ extraModels = [], ...ports }: GatewayOptions = {}) {
  const clock = ports.clock ?? realClock(0)
  const { violations, replyValidation } = findViolations()
  const prompts: Prompt[] = []
  const signals: AbortSignal[] = []
  const text = ports.text ?? simulatedTextModel({ seed: 1, clock })
  const recording: TextModel = {
    countTokens: (prompt) => text.countTokens(prompt),
    generate: (prompt, signal) => {
      prompts.push(prompt)
      signals.push(signal)
      return text.generate(prompt, signal)
    },
  }
  let count = 0
  const server = createServer({
    contract: { families, routes: routes.filter(({ family }) => family === 'generate-content') },
    handlers: generateContentHandlers({
      models: simulatedCatalog({ extra: extraModels }),
      store: memoryStore(),
      clock,
      newId: (prefix) => `${prefix}reply-${++count}`,
      ...ports,
      text: recording,
    }),
    isKey: keyRing([key]),
    replyValidation,
    log: () => undefined,
  })
  let address: Promise<string> | undefined
  const listen = () => {
    address ??= server.listen({ host: '127.0.0.1', port: 0 })
    return address
  }
  const post = async (body: unknown, path = `/v1beta/models/${model}:generateContent`) => {
    const url = `${await listen()}${path}${path.includes('?') ? '&' : '?'}key=${key}`
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await reply.text()
    const type = reply.headers.get('content-type')
    return { status: reply.status, type, body: text, json: () => JSON.parse(text) }
  }
  return { server, post, listen, violations, prompts, signals }
}

export function ask(text: string, more: object = {}): object {
  return { contents: [{ role: 'user', parts: [{ text }] }], ...more }
}
