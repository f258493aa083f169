import { formatWarning, type Warning } from './diagnostics.ts'
import { findInvalidSamples } from './emit/invalid-samples.ts'
import { findUncheckedSchemas } from './emit/unchecked-schemas.ts'
import type { Built } from './model/build-contract.ts'

/** Warnings about a valid specification, without duplicates. */
export function findWarnings(built: Built): Warning[] {
  const found = [
    ...built.openapi.warnings,
    ...built.warnings,
    ...findUncheckedSchemas(built),
    ...findInvalidSamples(built),
  ]
  return [...new Map(found.map((warning) => [formatWarning(warning), warning])).values()]
}
