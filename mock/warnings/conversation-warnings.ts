import type { RequestWarning } from '../../runtime/handler.ts'
import { asArray, asObject, isObject } from '../../runtime/json.ts'
import { quote } from '../../runtime/validation/quote.ts'
import { MAX_WARNINGS, ToolCalls } from './tool-calls.ts'

/** Items of a conversation before those of the request; undefined if they are not known. */
type EarlierItems = readonly unknown[] | undefined

export type CheckConversation = (items: readonly unknown[], earlier?: EarlierItems) => readonly RequestWarning[]

/**
 * Finds calls of tools without a result, results without a call, and reasoning without what came of it, by the member of a
 * body that has the conversation. The time is linear in the items; nothing is made of those without calls.
 */
export const conversationChecks: ReadonlyMap<string, CheckConversation> = new Map([
  ['messages', checkMessages],
  ['contents', checkContents],
  ['input', checkItems],
])

/** Results without a call are refused. */
function checkMessages(messages: readonly unknown[]): readonly RequestWarning[] {
  const calls = new ToolCalls()
  for (const [index, message] of messages.entries()) {
    const { role, content, tool_calls: chatCalls, tool_call_id: callId } = asObject(message)
    if (role === 'system' || role === 'developer') continue
    calls.enterTurn(role === 'assistant')
    if (role === 'tool') calls.addResult({ id: callId, path: '' })
    for (const [at, call] of asArray(chatCalls).entries()) {
      const { id, function: called } = asObject(call)
      calls.addCall({
        id,
        name: asObject(called).name,
        path: `messages[${index}].tool_calls[${at}]`,
        answer: 'a message of the role `tool` with its id',
      })
    }
    for (const [at, block] of asArray(content).entries()) {
      const { type, id, name, tool_use_id: useId } = asObject(block)
      if (type === 'tool_use')
        calls.addCall({
          id,
          name,
          path: `messages[${index}].content[${at}]`,
          answer: 'a `tool_result` block with its id',
        })
      if (type === 'tool_result') calls.addResult({ id: useId, path: '' })
    }
  }
  return calls.describeOpenCalls()
}

function checkContents(contents: readonly unknown[]): readonly RequestWarning[] {
  const calls = new ToolCalls()
  for (const [index, content] of contents.entries()) {
    const { role, parts } = asObject(content)
    calls.enterTurn(role === 'model')
    for (const [at, part] of asArray(parts).entries()) {
      const { functionCall, functionResponse } = asObject(part)
      if (isObject(functionCall)) {
        const { id, name } = functionCall
        calls.addCall({
          id,
          name,
          path: `contents[${index}].parts[${at}].functionCall`,
          answer: 'a `functionResponse` with its name',
        })
      }
      if (isObject(functionResponse)) {
        const { id, name } = functionResponse
        const path = `contents[${index}].parts[${at}].functionResponse.${id ? 'id' : 'name'}`
        calls.addResult({ id, name, path })
      }
    }
  }
  return [...calls.describeResultsWithoutCall(), ...calls.describeOpenCalls()]
}

/** Types of items that the model makes. */
const ofModel = /_call$|^(?:reasoning|output_text|refusal)$/

/** Whether an item of `input` stands for one of an earlier reply. */
export function isItemReference(item: unknown): boolean {
  const { type = null, role } = asObject(item)
  return type === 'item_reference' || (type === null && role === undefined)
}

function checkItems(input: readonly unknown[], earlier?: EarlierItems): readonly RequestWarning[] {
  const calls = new ToolCalls()
  const warnings: RequestWarning[] = []
  const before = earlier?.length ?? 0
  let reasoning: { readonly id: unknown; readonly path: string } | undefined
  const getPath = (index: number) => (index < before ? 'previous_response_id' : `input[${index - before}]`)
  const endReasoning = () => {
    if (reasoning) warnings.push(describeReasoning(reasoning))
    reasoning = undefined
  }
  for (const [index, item] of [...(earlier ?? []), ...input].entries()) {
    const { type, role, id, call_id: callId, name } = asObject(item)
    if (role === 'system' || role === 'developer') continue
    const isOfModel = role === 'assistant' || ofModel.test(String(type)) || isItemReference(item)
    calls.enterTurn(isOfModel)
    if (isOfModel) reasoning = undefined
    else endReasoning()
    if (type === 'reasoning') reasoning = { id, path: getPath(index) }
    if (type === 'function_call' || type === 'computer_call')
      calls.addCall({
        id: callId,
        itemId: id,
        name: name ?? type,
        path: getPath(index),
        answer: `a \`${type}_output\` with its \`call_id\``,
      })
    if (type === 'function_call_output' || type === 'computer_call_output')
      calls.addResult({ id: callId, path: `${getPath(index)}.call_id` })
  }
  endReasoning()
  const withoutCall = earlier === undefined ? [] : calls.describeResultsWithoutCall()
  const open = calls.describeOpenCalls()
  return [...withoutCall, ...open, ...warnings.slice(0, MAX_WARNINGS)]
}

function describeReasoning({ id, path }: { readonly id: unknown; readonly path: string }): RequestWarning {
  const message = `is the reasoning ${quote(id)}, and the item that followed it is missing`
  const help = 'Send the message or the call of the same reply after it, or leave the reasoning out.'
  return { rule: 'lone-reasoning', place: `body ${path}`, message, help }
}
