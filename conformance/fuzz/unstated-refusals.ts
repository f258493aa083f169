import type { OperationId as ChatOperationId } from '../../generated/chat-completions/routes.ts'
import type { OperationId } from '../../generated/routes.ts'
import type { Operation } from '../../generators/model/contract.ts'
import {
  asArray,
  asObject,
  asString,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
} from '../../runtime/json.ts'
import { problemStatus } from '../cases/expected.ts'
import { schemaWords } from './json-arbitrary.ts'

/**
 * Error statuses of a body, in the contract's spelling, that is valid by its schema but violates a rule of the document that
 * no schema can state: a reference to something missing in the body or in an earlier reply.
 */
export function listRefusals(operation: Operation, body: Json): readonly number[] {
  const checks = ownValue(checksByOperation, operation.operationId) ?? []
  const status = problemStatus(operation, 'invalid-request')
  return status !== undefined && checks.some((isRefused) => isRefused(asObject(body))) ? [status] : []
}

type BodyCheck = (body: JsonObject) => boolean

/** In the messages format, a tool result answers an earlier call. */
const answersNoCall: BodyCheck = ({ messages }) => {
  const calls = new Set<Json | undefined>()
  return asArray(messages)
    .flatMap((message) => asArray(asObject(message).content).map(asObject))
    .some((block) => {
      if (block.type === 'tool_use') calls.add(block.id)
      return block.type === 'tool_result' && !calls.has(block.tool_use_id)
    })
}

/** In the messages format, the forced tool is offered. */
const forcesMissingTool: BodyCheck = ({ tool_choice, tools }) => {
  const { type, name } = asObject(tool_choice)
  const offered = asArray(tools).map((tool) => asObject(tool).name)
  return (type === 'any' && offered.length === 0) || (type === 'tool' && !offered.includes(name ?? null))
}

/** In the responses format, an earlier reply exists. */
const namesEarlierReply: BodyCheck = ({ previous_response_id }) => typeof previous_response_id === 'string'

/** In the responses format, a referenced item exists. */
const namesItem: BodyCheck = ({ input }) =>
  asArray(input)
    .map(asObject)
    .some(({ type, role }) => type === 'item_reference' || (type === undefined && role === undefined))

/** In the responses format, the chosen tool is offered. */
const choosesMissingTool: BodyCheck = ({ tool_choice, tools }) => {
  const offered = asArray(tools).map(asObject)
  if (!isObject(tool_choice)) return tool_choice === 'required' && offered.length === 0
  const { type, name } = tool_choice
  return !offered.some(
    (tool) => asString(tool.type)?.startsWith(String(type)) && (type !== 'function' || tool.name === name),
  )
}

/** In the generate-content format, allowed functions are declared. */
const allowsUndeclared: BodyCheck = ({ toolConfig, tools }) => {
  const { functionCallingConfig } = asObject(toolConfig)
  const declared = asArray(tools).flatMap((tool) => asArray(asObject(tool).functionDeclarations))
  const names = new Set(declared.map((declaration) => asObject(declaration).name))
  return asStrings(asObject(functionCallingConfig).allowedFunctionNames).some((name) => !names.has(name))
}

/** In the chat-completions format, a result answers an earlier call. */
const answersNoChatCall: BodyCheck = ({ messages }) => {
  const calls = new Set<Json | undefined>()
  return asArray(messages)
    .map(asObject)
    .some(({ role, tool_calls, tool_call_id }) => {
      if (role === 'assistant') for (const call of asArray(tool_calls)) calls.add(asObject(call).id)
      return role === 'tool' && !calls.has(tool_call_id)
    })
}

/** In the chat-completions format, the chosen functions are offered. */
const choosesMissingFunction: BodyCheck = ({ tool_choice, tools }) => {
  const getName = (tool: Json | undefined) => asObject(asObject(tool).function).name
  const offered = asArray(tools).map(getName)
  if (!isObject(tool_choice)) return tool_choice === 'required' && offered.length === 0
  const { type, allowed_tools } = tool_choice
  const { mode, tools: allowed } = asObject(allowed_tools)
  const chosen = type === 'function' ? [tool_choice] : asArray(allowed)
  if (mode === 'required' && chosen.length === 0) return true
  return chosen.map(getName).some((name) => !offered.includes(name ?? null))
}

/** In the chat-completions format, some options need others. */
const lacksOption: BodyCheck = ({ stream, stream_options, logprobs, top_logprobs }) =>
  (isObject(stream_options) && stream !== true) || (typeof top_logprobs === 'number' && logprobs !== true)

/** The model cannot follow a schema that no value matches. */
const mayForbidAll: BodyCheck = ({ tools, text, generationConfig, response_format }) => {
  const { responseSchema, responseJsonSchema } = asObject(generationConfig)
  const offered = asArray(tools).map(asObject)
  const declared = offered.flatMap(({ functionDeclarations }) => asArray(functionDeclarations).map(asObject))
  const schemas = [
    responseSchema,
    responseJsonSchema,
    asObject(asObject(text).format).schema,
    asObject(asObject(response_format).json_schema).schema,
    ...offered.map((tool) => asObject(tool.function).parameters),
    ...offered.flatMap(({ input_schema, parameters }) => [input_schema, parameters]),
    ...declared.flatMap(({ parameters, parametersJsonSchema }) => [parameters, parametersJsonSchema]),
  ]
  return schemas.some((schema) => schema !== undefined && forbidding.test(JSON.stringify(schema)))
}

/** Keywords that, alone or together, can exclude every value. */
const forbidding = new RegExp(`"(?:${schemaWords.join('|')})":`.replaceAll('$', '\\$'))

const checksByOperation: Readonly<Record<string, readonly BodyCheck[]>> = {
  createChatCompletion: [answersNoChatCall, choosesMissingFunction, lacksOption, mayForbidAll],
  createMessage: [answersNoCall, forcesMissingTool, mayForbidAll],
  createResponse: [namesEarlierReply, namesItem, choosesMissingTool, mayForbidAll],
  generateContent: [allowsUndeclared, mayForbidAll],
  streamGenerateContent: [allowsUndeclared, mayForbidAll],
} satisfies Partial<Record<OperationId | ChatOperationId, readonly BodyCheck[]>>
