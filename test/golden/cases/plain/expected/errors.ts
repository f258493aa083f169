// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Family } from '../../../../../runtime/contract.ts'

export const families: readonly Family[] = [
  {
    name: 'shelves',
    fallback: true,
    problems: {
      unauthenticated: {
        status: 401,
        variants: [
          { name: 'wrong-key', body: { message: 'The key is wrong.' } },
          { name: 'missing-key', body: { message: 'There is no key.' } },
        ],
        slots: { message: [['message']], param: [], sequence: [] },
      },
    },
  },
]
