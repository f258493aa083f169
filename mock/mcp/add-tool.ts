import { fromJsonSchema, type jsonSchemaValidator, type McpServer } from '@modelcontextprotocol/server'
import type { JsonObject } from '../../runtime/json.ts'
import { schemaChecker } from '../../settings/check-schema.ts'
import { toSentence } from '../../settings/errors.ts'
import { type Control, type ControlClientOptions, createControl } from '../control/client.ts'
import { encodeAnswer, encodeError, type ToolAnswer } from './answer.ts'

/** The mock that the tools read and change. */
export interface AgentMock {
  readonly baseUrl: string
  /** The key that its gateway takes; undefined if it is not known or any key will do. */
  readonly key: string | undefined
  readonly controlKey: string | undefined
  /** The sandbox of calls that name none. */
  readonly sandbox: string | undefined
}

export interface ToolFacts {
  readonly name: string
  readonly about: string
  readonly input: JsonObject
  /** `sends`: to another host than the mock. */
  readonly effect: 'reads' | 'changes' | 'deletes' | 'sends'
}

/** The controls of a sandbox of the mock. */
export function openControl(mock: AgentMock, sandbox: string | undefined): Control {
  return createControl(getCallOptions(mock, sandbox))
}

export function getCallOptions(
  { baseUrl, controlKey: key }: AgentMock,
  sandbox: string | undefined,
): ControlClientOptions {
  return { baseUrl, ...(key === undefined ? {} : { key }), ...(sandbox === undefined ? {} : { sandbox }) }
}

interface Sandboxed {
  readonly sandbox?: string
}

/** What a tool gets besides its input. */
export interface ToolCall {
  readonly control: Control
  readonly sandbox: string | undefined
}

type RunTool<Input> = (call: ToolCall, input: Omit<Input & Sandboxed, 'sandbox'>) => Promise<ToolAnswer>

export type AddTool = <Input>(facts: ToolFacts, run: RunTool<Input>) => void

/** Names the argument that is wrong, and those that there are. */
const inputValidator: jsonSchemaValidator = {
  getValidator: <T>(schema: JsonObject) => {
    const check = schemaChecker(schema)
    return (input: unknown) => {
      const errors = check(input)
      if (errors.length === 0) return { valid: true, data: input as T, errorMessage: undefined }
      return { valid: false, data: undefined, errorMessage: errors.map(toSentence).join(' ') }
    }
  },
}

/** Adds tools to a server. Whatever a tool throws becomes an error of the tool, with the way to mend it. */
export function createAddTool(server: McpServer, mock: AgentMock): AddTool {
  return <Input>({ name, about, input, effect }: ToolFacts, run: RunTool<Input>) => {
    const inputSchema = fromJsonSchema<Input & Sandboxed>(input, inputValidator)
    const annotations = {
      readOnlyHint: effect === 'reads',
      destructiveHint: effect === 'deletes',
      openWorldHint: effect === 'sends',
    }
    server.registerTool(name, { description: about, inputSchema, annotations }, async ({ sandbox: named, ...rest }) => {
      const sandbox = named ?? mock.sandbox
      try {
        return encodeAnswer(await run({ control: openControl(mock, sandbox), sandbox }, rest))
      } catch (error) {
        return encodeError(error, mock.baseUrl)
      }
    })
  }
}
