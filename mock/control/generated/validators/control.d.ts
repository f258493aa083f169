// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../../../runtime/contract.ts'
import type * as types from '../types/control.ts'
export const CallbackAttempt: Guard<types.components['schemas']['CallbackAttempt']>
export const CallbackList: Guard<types.components['schemas']['CallbackList']>
export const ClientFindingList: Guard<types.components['schemas']['ClientFindingList']>
export const Clock: Guard<types.components['schemas']['Clock']>
export const ClockChange: Guard<types.components['schemas']['ClockChange']>
export const ControlErrorBody: Guard<types.components['schemas']['ControlErrorBody']>
export const Deleted: Guard<types.components['schemas']['Deleted']>
export const FaultList: Guard<types.components['schemas']['FaultList']>
export const FaultState: Guard<types.components['schemas']['FaultState']>
export const JournalRequest: Guard<types.components['schemas']['JournalRequest']>
export const LiveLost: Guard<types.components['schemas']['LiveLost']>
export const LiveOpen: Guard<types.components['schemas']['LiveOpen']>
export const NewFault: Guard<types.components['schemas']['NewFault']>
export const RequestList: Guard<types.components['schemas']['RequestList']>
export const SandboxList: Guard<types.components['schemas']['SandboxList']>
export const ScenarioList: Guard<types.components['schemas']['ScenarioList']>
export const Scenarios: Guard<types.components['schemas']['Scenarios']>
export const SettingsChange: Guard<types.components['schemas']['SettingsChange']>
export const State: Guard<types.components['schemas']['State']>
export const Task: Guard<types.components['schemas']['Task']>
export const TaskAdvance: Guard<types.components['schemas']['TaskAdvance']>
export const TaskFailure: Guard<types.components['schemas']['TaskFailure']>
export const TaskList: Guard<types.components['schemas']['TaskList']>
export const advanceTaskPath: Validate
export const cancelTaskPath: Validate
export const deleteFaultPath: Validate
export const deleteSandboxPath: Validate
export const deleteScenarioPath: Validate
export const failTaskPath: Validate
export const getRequestPath: Validate
export const getTaskPath: Validate
export const listCallbacksQuery: Validate
export const listRequestsQuery: Validate
export const listTasksQuery: Validate
export const succeedTaskPath: Validate
