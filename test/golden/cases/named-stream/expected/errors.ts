// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Family } from '../../../../../server-stub/core/contract.ts'

export const families: readonly Family[] = [{ name: 'story', fallback: false, problems: {} }]
