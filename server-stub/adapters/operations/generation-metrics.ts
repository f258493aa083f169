import { asProblem } from '../../../runtime/problem.ts'
import type { TextModel } from '../../ports/text-model.ts'
import { type Generation, OPERATION_NAME, observeText, PROVIDER_NAME } from './generation.ts'
import type { Instruments } from './instruments.ts'
import type { WatchedExchange } from './watched-exchange.ts'

/** Further models have no label, since a wildcard allows any number of names. */
const maxModels = 100

const labelNames = ['gen_ai_operation_name', 'gen_ai_provider_name', 'gen_ai_request_model']

/** What is measured of a reply. */
export interface MeasuredReply
  extends Pick<WatchedExchange, 'isStream' | 'seconds' | 'firstTokenSeconds' | 'errorType'> {
  readonly operation: string
  readonly model: string
  /** Absent before the end of the reply. */
  readonly usage: { readonly input: number; readonly output: number } | undefined
}

/** Metrics of the GenAI semantic conventions of OpenTelemetry, with the names and buckets that these prescribe. */
export function generationMetrics({ histogram }: Instruments) {
  const tokens = histogram('gen_ai_client_token_usage', 'Tokens of a reply of a text model, by type.', {
    labelNames: [...labelNames, 'gen_ai_token_type'],
    buckets: Array.from({ length: 14 }, (_, index) => 4 ** index),
  })
  const durations = histogram('gen_ai_server_request_duration_seconds', 'Time until a text model ends its reply.', {
    labelNames: [...labelNames, 'error_type'],
    buckets: Array.from({ length: 14 }, (_, index) => 0.01 * 2 ** index),
  })
  const help = 'Time until the first content of a successful stream of a text model.'
  const firstTokens = histogram('gen_ai_server_time_to_first_token_seconds', help, {
    labelNames,
    buckets: [0.001, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
  })
  const models = new Set<string>()
  const measure = ({ operation, model, usage, seconds, isStream, firstTokenSeconds, errorType }: MeasuredReply) => {
    const common = { gen_ai_operation_name: operation, gen_ai_provider_name: PROVIDER_NAME }
    // A model that does not exist never has usage.
    if (usage && models.size < maxModels) models.add(model)
    const labels = models.has(model) ? { ...common, gen_ai_request_model: model } : common
    durations.observe({ ...labels, ...(errorType !== undefined && { error_type: errorType }) }, seconds)
    if (usage === undefined) return
    tokens.observe({ ...labels, gen_ai_token_type: 'input' }, usage.input)
    tokens.observe({ ...labels, gen_ai_token_type: 'output' }, usage.output)
    if (isStream && firstTokenSeconds !== undefined) firstTokens.observe(labels, firstTokenSeconds)
  }
  return {
    measure,
    wrapText: (text: TextModel): TextModel =>
      observeText(text, (generation) => ({
        run: (call) => call(),
        onStep: () => undefined,
        onEnd: (error) => measure(describe(generation, error)),
      })),
  }
}

function describe({ prompt, usage, seconds, isStream, firstTokenSeconds }: Generation, error: unknown): MeasuredReply {
  const errorType = error === undefined ? undefined : asProblem(error).kind
  return { operation: OPERATION_NAME, model: prompt.model, usage, seconds, isStream, firstTokenSeconds, errorType }
}
