import type { Call } from '../../core/handler.ts'
import { bareModelId } from './in-model-id.ts'

/** The model id in the body or path, without preferences; empty if there is none. */
export function requestedModel({ path, body }: Call): string {
  const { model } = { ...path, ...(body as object | undefined) } as { readonly model?: unknown }
  return typeof model === 'string' ? bareModelId(model.replace(/^models\//, '')) : ''
}
