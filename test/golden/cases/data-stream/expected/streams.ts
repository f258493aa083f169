// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Stream } from '../../../../../server-stub/core/contract.ts'
import * as weather from './validators/weather.js'

/** Order: `reading*`. */
export const watchWeather: Stream = {
  name: 'watchWeather',
  operationId: 'watchWeather',
  when: { in: 'query', name: 'alt', equals: 'sse' },
  framing: 'data',
  events: [{ name: 'reading', validate: weather.Reading }],
  order: { states: [{ reading: 0 }], accepting: [0] },
}

/** Order: `reading*`. */
export const watchWeatherArray: Stream = {
  name: 'watchWeatherArray',
  operationId: 'watchWeather',
  framing: 'json-array',
  events: [{ name: 'reading', validate: weather.Reading }],
  order: { states: [{ reading: 0 }], accepting: [0] },
}
