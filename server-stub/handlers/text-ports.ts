import type { Clock } from '../core/clock.ts'
import type { ModelCatalog } from '../ports/model-catalog.ts'
import type { Store } from '../ports/store.ts'
import type { TextModel } from '../ports/text-model.ts'

/** What the three text formats stand on. */
export interface TextPorts {
  readonly text: TextModel
  readonly models: ModelCatalog
  readonly store: Store
  readonly clock: Clock
  /** A new id with the given prefix, such as `msg_`; never the same twice. */
  readonly newId: (prefix: string) => string
}
