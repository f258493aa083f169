// @generated from openapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import { exampleHandlers } from '../../../../../runtime/http/example-handlers.ts'
import { createServer, type ServerOptions } from '../../../../../runtime/http/server.ts'
import { families } from './errors.ts'
import shelves from './examples/shelves.json' with { type: 'json' }
import { routes } from './routes.ts'

/** A server that replies to every operation with the examples of the contract. */
export const mockServer = (options: Omit<ServerOptions, 'contract' | 'handlers'>) =>
  createServer({ ...options, contract: { families, routes }, handlers: exampleHandlers({ ...shelves }) })
