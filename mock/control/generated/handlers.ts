// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Handler } from '../../../runtime/handler.ts'
import type * as control from './types/control.ts'

export type WatchLiveEvent =
  | { readonly event: 'open'; readonly data: control.components['schemas']['LiveOpen'] }
  | { readonly event: 'request'; readonly data: control.components['schemas']['JournalRequest'] }
  | { readonly event: 'task'; readonly data: control.components['schemas']['Task'] }
  | { readonly event: 'callback'; readonly data: control.components['schemas']['CallbackAttempt'] }
  | { readonly event: 'state'; readonly data: control.components['schemas']['State'] }
  | { readonly event: 'lost'; readonly data: control.components['schemas']['LiveLost'] }

export type ControlHandlers = {
  /** `POST /__mock/faults` */
  readonly addFault: Handler<control.operations['addFault'], never>
  /** `POST /__mock/scenarios` */
  readonly addScenarios: Handler<control.operations['addScenarios'], never>
  /** `POST /__mock/tasks/{id}/advance` */
  readonly advanceTask: Handler<control.operations['advanceTask'], never>
  /** `POST /__mock/tasks/{id}/cancel` */
  readonly cancelTask: Handler<control.operations['cancelTask'], never>
  /** `POST /__mock/clock` */
  readonly changeClock: Handler<control.operations['changeClock'], never>
  /** `PATCH /__mock/settings` */
  readonly changeSettings: Handler<control.operations['changeSettings'], never>
  /** `DELETE /__mock/faults/{id}` */
  readonly deleteFault: Handler<control.operations['deleteFault'], never>
  /** `DELETE /__mock/faults` */
  readonly deleteFaults: Handler<control.operations['deleteFaults'], never>
  /** `DELETE /__mock/journal` */
  readonly deleteRequests: Handler<control.operations['deleteRequests'], never>
  /** `DELETE /__mock/sandboxes/{name}` */
  readonly deleteSandbox: Handler<control.operations['deleteSandbox'], never>
  /** `DELETE /__mock/sandboxes` */
  readonly deleteSandboxes: Handler<control.operations['deleteSandboxes'], never>
  /** `DELETE /__mock/scenarios/{name}` */
  readonly deleteScenario: Handler<control.operations['deleteScenario'], never>
  /** `POST /__mock/tasks/{id}/fail` */
  readonly failTask: Handler<control.operations['failTask'], never>
  /** `GET /__mock/journal/{id}` */
  readonly getRequest: Handler<control.operations['getRequest'], never>
  /** `GET /__mock/state` */
  readonly getState: Handler<control.operations['getState'], never>
  /** `GET /__mock/tasks/{id}` */
  readonly getTask: Handler<control.operations['getTask'], never>
  /** `GET /__mock/callbacks` */
  readonly listCallbacks: Handler<control.operations['listCallbacks'], never>
  /** `GET /__mock/faults` */
  readonly listFaults: Handler<control.operations['listFaults'], never>
  /** `GET /__mock/journal` */
  readonly listRequests: Handler<control.operations['listRequests'], never>
  /** `GET /__mock/sandboxes` */
  readonly listSandboxes: Handler<control.operations['listSandboxes'], never>
  /** `GET /__mock/scenarios` */
  readonly listScenarios: Handler<control.operations['listScenarios'], never>
  /** `GET /__mock/tasks` */
  readonly listTasks: Handler<control.operations['listTasks'], never>
  /** `PUT /__mock/scenarios` */
  readonly replaceScenarios: Handler<control.operations['replaceScenarios'], never>
  /** `POST /__mock/reset` */
  readonly resetSandbox: Handler<control.operations['resetSandbox'], never>
  /** `DELETE /__mock/scenarios` */
  readonly resetScenarios: Handler<control.operations['resetScenarios'], never>
  /** `POST /__mock/scenario-file` */
  readonly saveScenarios: Handler<control.operations['saveScenarios'], never>
  /** `POST /__mock/tasks/{id}/succeed` */
  readonly succeedTask: Handler<control.operations['succeedTask'], never>
  /** `GET /__mock/live` */
  readonly watchLive: Handler<control.operations['watchLive'], WatchLiveEvent>
}

export type Handlers = ControlHandlers
