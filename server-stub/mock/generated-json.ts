import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const GENERATED = join(import.meta.dirname, '../../generated')
const CONTROL = join(import.meta.dirname, 'control/generated')

/**
 * Reads a JSON file below `generated/`. The path is a string and not a URL: bundlers rewrite
 * `new URL(..., import.meta.url)`, and under jsdom `URL` is not Node's.
 */
export function readGenerated(name: string): unknown {
  return read(join(GENERATED, name))
}

/** Reads a JSON file of the controls. */
export function readControl(name: string): unknown {
  return read(join(CONTROL, name))
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
