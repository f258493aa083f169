// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Handler } from '../../../../../server-stub/core/handler.ts'
import type * as weather from './types/weather.ts'

export type WatchWeatherEvent =
  | { readonly event: 'reading'; readonly data: weather.components['schemas']['Reading'] }

export type WeatherHandlers = {
  /** `POST /weather:watch` */
  readonly watchWeather: Handler<weather.operations['watchWeather'], WatchWeatherEvent>
}

export type Handlers = WeatherHandlers
