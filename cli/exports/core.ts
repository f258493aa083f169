/** What generated code imports, and what a server of any contract needs. */

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
} from '../../runtime/contract.ts'
export type { Handler, HandlerTable, ServerSentEvent } from '../../runtime/handler.ts'
export { exampleHandlers } from '../../runtime/http/example-handlers.ts'
export { createMockTables, type MockTables } from '../../runtime/http/mock-tables.ts'
export { createServer, type ServerOptions } from '../../runtime/http/server.ts'
export { type InvalidReplies, validateReplies } from '../../runtime/judge/reply-validation.ts'
export { Problem } from '../../runtime/problem.ts'
export { runServer } from '../run-server.ts'
