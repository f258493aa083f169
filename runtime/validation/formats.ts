import { fullFormats as formats } from 'ajv-formats/dist/formats.js'

/** The formats of JSON Schema by name; only validators that need one import them. */
export const fullFormats: Readonly<Record<string, unknown>> = formats
