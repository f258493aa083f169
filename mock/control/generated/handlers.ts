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
  /** `POST /__mock/faults`: Add a fault */
  readonly addFault: Handler<control.operations['addFault']>
  /** `POST /__mock/scenarios`: Add scenarios */
  readonly addScenarios: Handler<control.operations['addScenarios']>
  /** `POST /__mock/tasks/{id}/advance`: Advance a task */
  readonly advanceTask: Handler<control.operations['advanceTask']>
  /** `POST /__mock/tasks/{id}/cancel`: Cancel a task */
  readonly cancelTask: Handler<control.operations['cancelTask']>
  /** `POST /__mock/clock`: Stop, start, speed up or advance the clock */
  readonly changeClock: Handler<control.operations['changeClock']>
  /** `PATCH /__mock/settings`: Change the seed or the text timing, or hold new tasks */
  readonly changeSettings: Handler<control.operations['changeSettings']>
  /** `DELETE /__mock/faults/{id}`: Remove a fault */
  readonly deleteFault: Handler<control.operations['deleteFault']>
  /** `DELETE /__mock/faults`: Remove all faults */
  readonly deleteFaults: Handler<control.operations['deleteFaults']>
  /** `DELETE /__mock/journal`: Clear the journal */
  readonly deleteRequests: Handler<control.operations['deleteRequests']>
  /** `DELETE /__mock/sandboxes/{name}`: Delete a sandbox */
  readonly deleteSandbox: Handler<control.operations['deleteSandbox']>
  /** `DELETE /__mock/sandboxes`: Delete all sandboxes */
  readonly deleteSandboxes: Handler<control.operations['deleteSandboxes']>
  /** `DELETE /__mock/scenarios/{name}`: Remove a scenario */
  readonly deleteScenario: Handler<control.operations['deleteScenario']>
  /** `GET /__mock/operations/{operationId}`: Describe an operation of the contract */
  readonly describeOperation: Handler<control.operations['describeOperation']>
  /** `GET /__mock/journal/{id}/scenario`: Write a scenario that repeats an answer */
  readonly draftScenario: Handler<control.operations['draftScenario'], never, { query: 'conversation' }>
  /** `GET /__mock/journal/{id}/explanation`: Explain what is wrong with a request */
  readonly explainRequest: Handler<control.operations['explainRequest']>
  /** `POST /__mock/tasks/{id}/fail`: Fail a task */
  readonly failTask: Handler<control.operations['failTask']>
  /** `GET /__mock/conformance`: Read the run of the conformance suite */
  readonly getConformance: Handler<control.operations['getConformance']>
  /** `GET /__mock/journal/{id}/conversation`: Read the conversation of a request and its answer */
  readonly getConversation: Handler<control.operations['getConversation']>
  /** `GET /__mock/journal/{id}`: Read one request of the journal */
  readonly getRequest: Handler<control.operations['getRequest']>
  /** `GET /__mock/state`: Read the state of the sandbox */
  readonly getState: Handler<control.operations['getState']>
  /** `GET /__mock/tasks/{id}`: Read a task */
  readonly getTask: Handler<control.operations['getTask']>
  /** `GET /__mock/callbacks`: List attempts to deliver callbacks */
  readonly listCallbacks: Handler<control.operations['listCallbacks']>
  /** `GET /__mock/client-findings`: Read what clients did wrong after a failure */
  readonly listClientFindings: Handler<control.operations['listClientFindings']>
  /** `GET /__mock/faults`: List the active faults */
  readonly listFaults: Handler<control.operations['listFaults']>
  /** `GET /__mock/operations`: List the operations of the contract */
  readonly listOperations: Handler<control.operations['listOperations']>
  /** `GET /__mock/journal`: Read the journal of requests */
  readonly listRequests: Handler<control.operations['listRequests']>
  /** `GET /__mock/sandboxes`: List the sandboxes */
  readonly listSandboxes: Handler<control.operations['listSandboxes']>
  /** `GET /__mock/scenarios`: List the scenarios */
  readonly listScenarios: Handler<control.operations['listScenarios']>
  /** `GET /__mock/tasks`: List video and image tasks */
  readonly listTasks: Handler<control.operations['listTasks']>
  /** `PUT /__mock/scenarios`: Replace all scenarios */
  readonly replaceScenarios: Handler<control.operations['replaceScenarios']>
  /** `POST /__mock/reset`: Reset the sandbox */
  readonly resetSandbox: Handler<control.operations['resetSandbox']>
  /** `DELETE /__mock/scenarios`: Restore the scenarios of the files */
  readonly resetScenarios: Handler<control.operations['resetScenarios']>
  /** `POST /__mock/scenario-file`: Save scenarios to the file */
  readonly saveScenarios: Handler<control.operations['saveScenarios']>
  /** `POST /__mock/conformance`: Run the conformance suite against this mock */
  readonly startConformance: Handler<control.operations['startConformance']>
  /** `DELETE /__mock/conformance`: Stop the run of the conformance suite */
  readonly stopConformance: Handler<control.operations['stopConformance']>
  /** `POST /__mock/tasks/{id}/succeed`: Complete a task */
  readonly succeedTask: Handler<control.operations['succeedTask']>
  /** `POST /__mock/validations`: Validate a request without sending it */
  readonly validateRequest: Handler<control.operations['validateRequest']>
  /** `GET /__mock/next-request`: Wait for a request */
  readonly waitForRequest: Handler<control.operations['waitForRequest']>
  /** `GET /__mock/live`: Watch changes */
  readonly watchLive: Handler<control.operations['watchLive'], WatchLiveEvent>
}

export type Handlers = ControlHandlers
