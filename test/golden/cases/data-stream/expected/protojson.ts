// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { ProtoJsonDescriptor } from '../../../../../server-stub/core/contract.ts'

export const Area: ProtoJsonDescriptor = { kind: 'object', properties: { get within() { return Area } } }

export const Watch: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    placeNames: { kind: 'array', items: { kind: 'any' } },
    areas: { kind: 'array', single: true, get items() { return Area } },
    everySeconds: { kind: 'integer' },
    unit: { kind: 'enum', values: ['CELSIUS', 'KELVIN'] },
    get area() { return Area },
    labels: { kind: 'map', items: { kind: 'integer' } },
  },
}
