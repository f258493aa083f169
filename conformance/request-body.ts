import type { BodyContent, Operation } from '../generators/model/contract.ts'
import { essence, isJson } from '../runtime/http/media-types.ts'
import { escapePointer } from '../runtime/json.ts'
import { operationPointer, type SuiteContract, schemaPointer } from './contract.ts'

/** Chooses the content of a body to send: JSON, else a form, else the first. */
export function findContent({ body }: Operation): BodyContent | undefined {
  const content = body?.content ?? []
  return (
    content.find(({ mediaType }) => isJson(mediaType)) ??
    content.find(({ format }) => format === 'form') ??
    content.find(({ mediaType }) => isOpen(mediaType)) ??
    content[0]
  )
}

function isOpen(mediaType: string): boolean {
  return essence(mediaType) === '*/*' || essence(mediaType) === 'application/*'
}

/** Whether the body is sent as JSON, so that cases can be derived from its schema. */
export function sendsJson(operation: Operation): boolean {
  const { mediaType = '' } = findContent(operation) ?? {}
  return isJson(mediaType) || isOpen(mediaType)
}

/** The pointer of the schema of the body that is sent. */
export function bodyPointer(contract: SuiteContract, operation: Operation): string {
  const { schema = '' } = findContent(operation) ?? {}
  const named = schemaPointer(schema)
  if (schema !== '' && contract.nodeAt(named) !== undefined) return named
  return `${contentPointer(contract, operation)}/schema`
}

/** The pointer of the content of the body that is sent. */
export function contentPointer(contract: SuiteContract, operation: Operation): string {
  const { mediaType = '' } = findContent(operation) ?? {}
  return `${contract.followReferences(`${operationPointer(operation)}/requestBody`)}/content/${escapePointer(mediaType)}`
}
