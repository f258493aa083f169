// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../../../../../server-stub/core/contract.ts'
import type * as types from '../types/story.ts'
export const Failure: Guard<types.components['schemas']['Failure']>
export const Mark: Guard<types.components['schemas']['Mark']>
export const Story: Guard<types.components['schemas']['Story']>
export const Word: Guard<types.components['schemas']['Word']>
export const tellStoryBody: Validate
