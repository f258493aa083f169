import type { Call } from '../../core/handler.ts'
import type { Answerer } from '../middleware.ts'
import { type Preferences, readPreferences } from './preferences.ts'

/** Preferences from one place of a request. */
export interface RequestPreferences {
  readonly kind: Extract<Answerer['kind'], 'prefer' | 'model'>
  /** Name of the place, which prefixes error messages. */
  readonly label: string
  readonly preferences: Preferences
}

/** Undefined without a `Prefer` header. */
export function headerPreferences({
  rawHeaders: { prefer },
}: Pick<Call, 'rawHeaders'>): RequestPreferences | undefined {
  if (typeof prefer !== 'string') return undefined
  const label = 'Prefer'
  return { kind: 'prefer', label, preferences: readPreferences(prefer, label) }
}
