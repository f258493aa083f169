import type { Call } from '../../core/handler.ts'
import type { Answerer } from '../middleware.ts'
import { type Preferences, readPreferences } from './preferences.ts'

/** What a request says of its own answer in one place. */
export interface RequestPreferences {
  readonly kind: Extract<Answerer['kind'], 'prefer' | 'model'>
  /** The place, as messages about what it says begin. */
  readonly speaker: string
  readonly preferences: Preferences
}

/** What its `Prefer` header says; undefined without one. */
export function headerPreferences({
  rawHeaders: { prefer },
}: Pick<Call, 'rawHeaders'>): RequestPreferences | undefined {
  if (typeof prefer !== 'string') return undefined
  const speaker = 'Prefer'
  return { kind: 'prefer', speaker, preferences: readPreferences(prefer, speaker) }
}
