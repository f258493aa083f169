/** What generated code imports, and what a server of any contract needs. */

export { runServer } from '../cli/run-server.ts'
export type {
  Contract,
  Family,
  Guard,
  Lifecycle,
  ProblemTemplate,
  ProtoJsonDescriptor,
  Route,
  Stream,
  Validate,
} from '../core/contract.ts'
export type { Handler, HandlerTable } from '../core/handler.ts'
export { exampleHandlers } from '../core/http/example-handlers.ts'
export { createServer, type ServerOptions } from '../core/http/server.ts'
export { Problem } from '../core/problem.ts'
