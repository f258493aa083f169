// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Route } from '../../../../../server-stub/core/contract.ts'
import * as protojson from './protojson.ts'
import * as streams from './streams.ts'
import * as weather from './validators/weather.js'

export const routes: readonly Route[] = [
  {
    operationId: 'watchWeather',
    family: 'weather',
    method: 'POST',
    path: '/weather:watch',
    aliases: [],
    credentials: [],
    parameters: [{ in: 'query', name: 'alt', aliases: [], type: 'string' }],
    validateQuery: weather.watchWeatherQuery,
    body: {
      required: true,
      content: [
        {
          mediaType: 'application/json',
          format: 'json',
          validate: weather.Watch,
          protojson: protojson.Watch,
          names: ['area', 'areas', 'everySeconds', 'labels', 'placeNames', 'unit'],
          nested: { area: { names: ['within'] }, areas: { names: ['within'] } },
        },
      ],
    },
    replies: [
      { status: 200, mediaType: 'text/event-stream' },
      { status: 200, mediaType: 'application/json', validate: weather.watchWeatherReply200 },
    ],
    streams: [streams.watchWeather, streams.watchWeatherArray],
  },
]
