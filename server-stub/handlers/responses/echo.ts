import type * as wire from '../../../generated/types/responses.ts'

/** The initial response: the settings of its request with defaults. */
export function beginResponse(
  body: wire.CreateResponseRequest,
  { id, createdAt }: { readonly id: string; readonly createdAt: number },
): wire.Response {
  return {
    id,
    object: 'response',
    created_at: createdAt,
    completed_at: null,
    status: 'in_progress',
    error: null,
    incomplete_details: null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    model: body.model,
    output: [],
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: body.previous_response_id ?? null,
    reasoning: echoReasoning(body.reasoning ?? undefined),
    store: body.store ?? true,
    temperature: body.temperature ?? 1,
    text: { format: resolveFormat(body.text?.format) },
    tool_choice: body.tool_choice ?? 'auto',
    tools: (body.tools ?? []).map(resolveTool),
    top_p: body.top_p ?? 1,
    truncation: body.truncation ?? 'disabled',
    ...unset,
    service_tier: servedTier[body.service_tier ?? 'auto'],
    usage: null,
    user: body.user ?? null,
    metadata: body.metadata ?? {},
  }
}

/** Members that no request sets. */
const unset = {
  max_tool_calls: null,
  top_logprobs: 0,
  frequency_penalty: 0,
  presence_penalty: 0,
  background: false,
  safety_identifier: null,
  prompt_cache_key: null,
}

const servedTier = { auto: 'default', default: 'default', flex: 'flex' } as const

function echoReasoning(config: wire.ResponseReasoningConfig | undefined): wire.Response['reasoning'] {
  if (config === undefined) return { effort: null, summary: null }
  return { effort: config.effort ?? 'medium', summary: config.summary ?? config.generate_summary ?? null }
}

function resolveFormat(format: wire.ResponseTextFormat = { type: 'text' }): wire.ResponseTextFormat {
  return format.type === 'json_schema' ? { ...format, strict: format.strict ?? false } : format
}

function resolveTool(tool: wire.ResponseTool): wire.ResponseResolvedTool {
  switch (tool.type) {
    case 'function':
      return { ...tool, parameters: tool.parameters ?? null, strict: tool.strict ?? true }
    case 'file_search': {
      const ranking_options = { ranker: 'auto', score_threshold: 0, ...tool.ranking_options }
      return { ...tool, filters: tool.filters ?? null, ranking_options }
    }
    case 'web_search_preview':
    case 'web_search_preview_2025_03_11':
      return {
        ...tool,
        domains: tool.domains ?? [],
        search_context_size: tool.search_context_size ?? 'medium',
        user_location: resolveLocation(tool.user_location ?? null),
      }
    case 'computer_use_preview':
      return tool
  }
}

function resolveLocation(location: wire.ResponseUserLocation | null): wire.ResponseUserLocation | null {
  return location && { city: null, country: null, region: null, timezone: null, ...location }
}
