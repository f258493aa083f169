// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Lifecycle } from '../../../../../server-stub/core/contract.ts'

export const lifecycles = {
  'Print.status': {
    name: 'Print.status',
    initial: ['ordered'],
    transitions: { ordered: ['printing'], printing: ['done', 'jammed'] },
    terminal: ['done', 'jammed'],
  },
} as const satisfies Readonly<Record<string, Lifecycle>>
