import { type Contract, createServer, type HandlerTable } from 'gatewright/core'
import type { Prompt, TextModel } from 'gatewright/stub'
import { families } from '../../../generated/errors.ts'
import { routes } from '../../../generated/routes.ts'
import { simulatedCatalog } from '../../../mock/simulator/catalog.ts'
import { simulatedTextModel } from '../../../mock/simulator/text/text-model.ts'
import { realClock } from '../../../runtime/clock.ts'
import { keyRing } from '../../../runtime/http/keys.ts'
import { memoryStore } from '../../../server-stub/adapters/store/memory.ts'
import type { TextPorts } from '../../../server-stub/handlers/text-format.ts'
import { findViolations } from '../../support/find-violations.ts'

export const key = 'sk-test'

export interface GatewayOptions extends Partial<TextPorts> {
  /** The contract of the format; the gateway's by default. */
  readonly contract?: Contract
  readonly extraModels?: readonly string[]
}

/** A server of one text format alone, whose model's prompts and whose breaches of contract can be read. */
export function textGateway(
  family: string,
  makeHandlers: (ports: TextPorts) => HandlerTable,
  { extraModels = [], contract = { families, routes }, ...ports }: GatewayOptions = {},
) {
  const clock = ports.clock ?? realClock(0)
  const { violations, replyValidation } = findViolations()
  const prompts: Prompt[] = []
  const signals: AbortSignal[] = []
  const model = ports.text ?? simulatedTextModel({ seed: 1, clock })
  const text: TextModel = {
    countTokens: (prompt) => model.countTokens(prompt),
    generate: (prompt, signal) => {
      prompts.push(prompt)
      signals.push(signal)
      return model.generate(prompt, signal)
    },
  }
  let count = 0
  const newId = (prefix: string) => `${prefix}${String(count++).padStart(4, '0')}`
  const known = { models: simulatedCatalog(extraModels), store: memoryStore(), clock, newId }
  const server = createServer({
    contract: { ...contract, routes: contract.routes.filter((route) => route.family === family) },
    handlers: makeHandlers({ ...known, ...ports, text }),
    isKey: keyRing([key]),
    replyValidation,
    log: () => undefined,
  })
  return { server, violations, prompts, signals }
}
