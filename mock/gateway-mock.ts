import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families } from '../generated/errors.ts'
import { routes } from '../generated/routes.ts'
import { gatewayContract } from '../server-stub/gateway-contract.ts'
import type { MockContract } from './mock-contract.ts'

/** A path and not a URL: bundlers rewrite `new URL(..., import.meta.url)`, and under jsdom `URL` is not Node's. */
const folder = join(import.meta.dirname, '../generated')

/** The gateway's contract, which the simulator answers. */
export const gatewayMock: MockContract = {
  summary: [],
  families,
  routes,
  judged: gatewayContract,
  readDocument: (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')),
}
