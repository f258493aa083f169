// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import { createMockTables } from '../../../../../runtime/http/mock-tables.ts'
import { families } from './errors.ts'
import { routes } from './routes.ts'

/** What the mock of this contract serves. */
export const mock = createMockTables({ title: 'Parameters', families, routes, folder: import.meta.dirname })
