import type { Clock } from '../core/clock.ts'
import type { ModelCatalog } from '../ports/model-catalog.ts'
import type { Store } from '../ports/store.ts'
import type { TextModel } from '../ports/text-model.ts'

/** The ports of the three text formats. */
export interface TextPorts {
  readonly text: TextModel
  readonly models: ModelCatalog
  readonly store: Store
  readonly clock: Clock
  /** Returns a new unique id with the given prefix, such as `msg_`. */
  readonly newId: (prefix: string) => string
}
