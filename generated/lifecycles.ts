// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Lifecycle } from '../runtime/contract.ts'

export const lifecycles = {
  'ImageTask.status': {
    name: 'ImageTask.status',
    initial: ['NOT_START', 'MODAL'],
    transitions: {
      NOT_START: ['SUBMITTED', 'CANCEL'],
      SUBMITTED: ['IN_PROGRESS', 'CANCEL'],
      MODAL: ['NOT_START', 'SUBMITTED', 'CANCEL'],
      IN_PROGRESS: ['SUCCESS', 'FAILURE', 'CANCEL'],
    },
    terminal: ['SUCCESS', 'FAILURE', 'CANCEL'],
    success: 'SUCCESS',
    failure: 'FAILURE',
    cancelled: 'CANCEL',
    choices: {
      lifecycle: 'image-lifecycle',
      terminal: 'image-lifecycle',
      times: 'image-timestamps',
      progress: 'image-progress',
    },
  },
  'Response.status': {
    name: 'Response.status',
    initial: ['queued', 'in_progress'],
    transitions: {
      queued: ['in_progress', 'failed', 'cancelled'],
      in_progress: ['completed', 'incomplete', 'failed', 'cancelled'],
    },
    terminal: ['completed', 'incomplete', 'failed', 'cancelled'],
    success: 'completed',
    failure: 'failed',
    cancelled: 'cancelled',
    choices: { lifecycle: 'responses-statuses', terminal: 'responses-statuses' },
  },
  VideoStatus: {
    name: 'VideoStatus',
    initial: ['queued'],
    transitions: { queued: ['in_progress'], in_progress: ['succeeded', 'failed'] },
    terminal: ['succeeded', 'failed'],
    success: 'succeeded',
    failure: 'failed',
    choices: { lifecycle: 'video-states', times: 'video-compatible-record', progress: 'video-compatible-record' },
  },
} as const satisfies Readonly<Record<string, Lifecycle>>
