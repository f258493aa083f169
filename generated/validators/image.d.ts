// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../runtime/contract.ts'
import type * as types from '../types/image.ts'
export const ImageActionRequest: Guard<types.components['schemas']['ImageActionRequest']>
export const ImageBlendRequest: Guard<types.components['schemas']['ImageBlendRequest']>
export const ImageDescribeRequest: Guard<types.components['schemas']['ImageDescribeRequest']>
export const ImageError: Guard<types.components['schemas']['ImageError']>
export const ImageFaceSwapRequest: Guard<types.components['schemas']['ImageFaceSwapRequest']>
export const ImageImagineRequest: Guard<types.components['schemas']['ImageImagineRequest']>
export const ImageListRequest: Guard<types.components['schemas']['ImageListRequest']>
export const ImageModalRequest: Guard<types.components['schemas']['ImageModalRequest']>
export const ImageSeedResult: Guard<types.components['schemas']['ImageSeedResult']>
export const ImageSubmitResult: Guard<types.components['schemas']['ImageSubmitResult']>
export const ImageTask: Guard<types.components['schemas']['ImageTask']>
export const ImageUploadRequest: Guard<types.components['schemas']['ImageUploadRequest']>
export const ImageUploadResult: Guard<types.components['schemas']['ImageUploadResult']>
export const getImageSeedPath: Validate
export const getImageTaskPath: Validate
export const listImageTasksReply200: Validate
