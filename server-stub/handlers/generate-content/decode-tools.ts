import type * as wire from '../../../generated/types/generate-content.ts'
import { invalid } from '../../../runtime/problem.ts'
import type { Tool, ToolChoice } from '../../ports/text-model.ts'
import { toJsonSchema } from './json-schema.ts'

/** The tools of a request, without duplicates of built-in tools. If a function must be called, only the functions. */
export function decodeTools(body: wire.GenerateContentRequest): Tool[] {
  const { tools = [] } = body
  const functions = getDeclarations(body).map(decodeFunction)
  if (isCallDemanded(body)) return functions
  return [
    ...functions,
    ...(tools.some(({ codeExecution }) => codeExecution) ? [{ type: 'code-execution' } as const] : []),
    ...(tools.some(({ googleSearch }) => googleSearch) ? [{ type: 'web-search' } as const] : []),
  ]
}

function decodeFunction({ name, description = '', ...declared }: wire.FunctionDeclaration): Tool {
  const schema = declared.parametersJsonSchema ?? toJsonSchema(declared.parameters)
  const isSchema = typeof schema === 'object' && schema !== null
  return { type: 'function', name, description, schema: isSchema ? schema : { type: 'object', properties: {} } }
}

export function decodeToolChoice(body: wire.GenerateContentRequest): ToolChoice {
  const { mode, allowedFunctionNames = [] } = body.toolConfig?.functionCallingConfig ?? {}
  const declared = new Set(getDeclarations(body).map(({ name }) => name))
  for (const [index, name] of allowedFunctionNames.entries()) {
    if (!declared.has(name)) {
      throw invalid(
        `toolConfig.functionCallingConfig.allowedFunctionNames[${index}]`,
        'names no function of this request; declare it in `tools` or leave the name out',
      )
    }
  }
  if (mode === 'NONE') return { mode: 'none', parallel: true }
  const allowed = allowedFunctionNames.length > 0 ? { allowed: allowedFunctionNames } : {}
  return { mode: isCallDemanded(body) ? 'required' : 'auto', parallel: true, ...allowed }
}

/** A call can only be required if a function is declared. */
function isCallDemanded(body: wire.GenerateContentRequest): boolean {
  return body.toolConfig?.functionCallingConfig?.mode === 'ANY' && getDeclarations(body).length > 0
}

function getDeclarations({ tools = [] }: wire.GenerateContentRequest): wire.FunctionDeclaration[] {
  return tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations)
}
