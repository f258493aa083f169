// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Family } from '../../../../../runtime/contract.ts'

export const families: readonly Family[] = [{ name: 'rooms-halls', fallback: false, problems: {} }]
