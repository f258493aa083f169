/** A recording is a folder with a file for each exchange, or a file with a line for each. */
export function isLines(path: string): boolean {
  return /\.(jsonl|ndjson)$/i.test(path)
}

/** Of an exchange in a folder; other files there are none of the recording's. */
export const fileNamePattern = /^\d+-.*\.json$/

export function toNumber(fileName: string): number {
  return Number.parseInt(fileName, 10)
}
