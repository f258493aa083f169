// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Route } from '../../../../../server-stub/core/contract.ts'
import * as prints from './validators/prints.js'

export const routes: readonly Route[] = [
  {
    operationId: 'orderPrint',
    family: 'prints',
    method: 'POST',
    path: '/prints',
    aliases: ['/v0/prints'],
    credentials: [[{ in: 'header', name: 'print-key', alias: false }], [{ in: 'query', name: 'key', alias: true }]],
    parameters: [{ in: 'header', name: 'print-version', aliases: ['x-print-version'], type: 'string' }],
    validateHeaders: prints.orderPrintHeader,
    body: {
      required: true,
      content: [
        {
          mediaType: 'application/json',
          format: 'json',
          validate: prints.Order,
          names: ['image', 'limit', 'range'],
          nested: { range: { names: ['first', 'last'] } },
        },
      ],
    },
    replies: [{ status: 202, mediaType: 'application/json', validate: prints.Print }],
    streams: [],
  },
]
