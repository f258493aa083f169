import { families } from '../../../generated/errors.ts'
import { routes } from '../../../generated/routes.ts'
import { realClock } from '../../../server-stub/core/clock.ts'
import { keyRing } from '../../../server-stub/core/http/keys.ts'
import { createServer } from '../../../server-stub/core/http/server.ts'
import { responsesHandlers } from '../../../server-stub/handlers/responses/handlers.ts'
import type { TextPorts } from '../../../server-stub/handlers/text-ports.ts'
import type { Prompt, TextModel } from '../../../server-stub/ports/text-model.ts'
import { simulatedCatalog } from '../../../server-stub/simulator/catalog.ts'
import { simulatedTextModel } from '../../../server-stub/simulator/text/text-model.ts'
import { memoryStore } from '../../../server-stub/store/memory.ts'
import { findViolations } from '../../find-violations.ts'

export const key = 'sk-test'

/** A server of the responses family alone, whose model's prompts and whose breaches of contract can be read. */
export function gateway(ports: Partial<TextPorts> = {}) {
  const clock = realClock(0)
  const { violations, replyValidation } = findViolations()
  const prompts: Prompt[] = []
  const model = ports.text ?? simulatedTextModel({ seed: 1, clock })
  let count = 0
  const handlers = responsesHandlers({
    models: simulatedCatalog(),
    store: memoryStore(),
    clock,
    newId: (prefix) => `${prefix}${String(count++).padStart(4, '0')}`,
    ...ports,
    text: recording(model, prompts),
  })
  const server = createServer({
    contract: { families, routes: routes.filter(({ family }) => family === 'responses') },
    handlers,
    isKey: keyRing([key]),
    replyValidation,
    log: () => undefined,
  })
  const post = async (body: object) => {
    const headers = { authorization: `Bearer ${key}` }
    const reply = await server.inject({ method: 'POST', url: '/v1/responses', headers, payload: body })
    return { status: reply.statusCode, body: reply.body, json: () => reply.json() }
  }
  return { server, post, violations, prompts }
}

function recording(model: TextModel, prompts: Prompt[]): TextModel {
  return {
    countTokens: (prompt) => model.countTokens(prompt),
    generate: (prompt, signal) => {
      prompts.push(prompt)
      return model.generate(prompt, signal)
    },
  }
}
