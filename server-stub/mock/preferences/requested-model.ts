import type { Call } from '../../core/handler.ts'
import { bareModelId } from './in-model-id.ts'

/** The model id that a call asks for, in its body or its path, without preferences behind it; empty where it names none. */
export function requestedModel({ path, body }: Call): string {
  const { model } = { ...path, ...(body as object | undefined) } as { readonly model?: unknown }
  return typeof model === 'string' ? bareModelId(model.replace(/^models\//, '')) : ''
}
