import type { FastifyInstance } from 'fastify'
import type { ContractRules, Finding } from 'gatewright/judge'
import { type AppOptions, createApp } from 'gatewright/stub'
import { findViolations } from './find-violations.ts'

export interface ServedApp {
  readonly baseUrl: string
  readonly key: string
  /** Fails if a reply, an event or an event order broke the contract. */
  close(): Promise<void>
}

export const key = 'sk-test'

/** Serves the app with the simulator or other ports, without the controls of the mock. */
export function serveApp(options: Partial<AppOptions> = {}, rules?: ContractRules): Promise<ServedApp> {
  const { violations, replyValidation } = findViolations(rules)
  return listen(createApp({ keys: [key], speed: 0, replyValidation, ...options }), violations)
}

/** Lets an app listen whose replies are judged. */
export async function listen(app: FastifyInstance, violations: readonly Finding[]): Promise<ServedApp> {
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    if (violations.length > 0) throw new Error(`replies broke the contract: ${JSON.stringify(violations, null, 2)}`)
  }
  return { baseUrl, key, close }
}
