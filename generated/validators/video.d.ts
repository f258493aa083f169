// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../runtime/contract.ts'
import type * as types from '../types/video.ts'
export const Video: Guard<types.components['schemas']['Video']>
export const VideoCreateRequest: Guard<types.components['schemas']['VideoCreateRequest']>
export const VideoCreated: Guard<types.components['schemas']['VideoCreated']>
export const VideoErrorBody: Guard<types.components['schemas']['VideoErrorBody']>
export const VideoGenerationRequest: Guard<types.components['schemas']['VideoGenerationRequest']>
export const VideoTask: Guard<types.components['schemas']['VideoTask']>
export const VideoTaskCreated: Guard<types.components['schemas']['VideoTaskCreated']>
export const downloadVideoHeader: Validate
export const downloadVideoPath: Validate
export const getVideoGenerationPath: Validate
export const getVideoPath: Validate
