import { type Attributes, context, SpanKind, type Tracer, trace } from '@opentelemetry/api'
import type { OutputFormat, Prompt, TextModel } from '../../ports/text-model.ts'
import { type Generation, OPERATION_NAME, observeText, PROVIDER_NAME } from './generation.ts'
import { describeInput, OutputMessages } from './message-content.ts'
import { endFailed } from './trace-handlers.ts'

const maxModelLength = 200

/** Wraps the calls of a text model in spans of the GenAI semantic conventions; texts of requests and replies only if `hasContent`. */
export function traceText(text: TextModel, tracer: Tracer, hasContent: boolean): TextModel {
  return observeText(text, (generation) => {
    const { prompt } = generation
    const attributes = { ...describePrompt(prompt), ...(generation.isStream && { 'gen_ai.request.stream': true }) }
    const name = `${OPERATION_NAME} ${attributes['gen_ai.request.model']}`
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
    const inside = trace.setSpan(context.active(), span)
    const output = hasContent && span.isRecording() ? new OutputMessages() : undefined
    if (output) span.setAttributes(describeInput(prompt))
    return {
      run: (call) => context.with(inside, call),
      onStep: (delta) => output?.add(delta),
      onEnd(error) {
        span.setAttributes({ ...describeReply(generation), ...output?.describe(generation.finishReasons) })
        if (error === undefined) span.end()
        else endFailed(span, error)
      },
    }
  })
}

function describePrompt({ model, output, sampling, ...prompt }: Prompt) {
  return {
    'gen_ai.operation.name': OPERATION_NAME,
    'gen_ai.provider.name': PROVIDER_NAME,
    'gen_ai.request.model': model.slice(0, maxModelLength),
    'gen_ai.output.type': getOutputType(output),
    'gen_ai.request.max_tokens': prompt.maxOutputTokens,
    'gen_ai.request.choice.count': prompt.candidates === 1 ? undefined : prompt.candidates,
    'gen_ai.request.temperature': sampling.temperature,
    'gen_ai.request.top_p': sampling.topP,
    'gen_ai.request.top_k': sampling.topK,
    'gen_ai.request.seed': sampling.seed,
  } satisfies Attributes
}

function getOutputType(output: OutputFormat): string {
  if (output.type !== 'media') return output.type === 'json' ? 'json' : 'text'
  return output.modalities.includes('image') ? 'image' : output.modalities.includes('audio') ? 'speech' : 'text'
}

/** The model of a reply is the one of its request: all formats answer with that name. */
function describeReply({ prompt, isStream, finishReasons, firstTokenSeconds, usage }: Generation): Attributes {
  return {
    ...(isStream && { 'gen_ai.response.time_to_first_chunk': firstTokenSeconds }),
    ...(finishReasons.length > 0 && { 'gen_ai.response.finish_reasons': Object.values(finishReasons) }),
    ...(usage && {
      'gen_ai.response.model': prompt.model.slice(0, maxModelLength),
      'gen_ai.usage.input_tokens': usage.input,
      'gen_ai.usage.cache_read.input_tokens': usage.cached,
      'gen_ai.usage.output_tokens': usage.output,
      'gen_ai.usage.reasoning.output_tokens': usage.reasoning,
    }),
  }
}
