/** A recording is a folder with one file per exchange, or a file with one line per exchange. */
export function isLines(path: string): boolean {
  return /\.(jsonl|ndjson)$/i.test(path)
}

/** Matches the file names of exchanges in a folder; other files are ignored. */
export const fileNamePattern = /^\d+-.*\.json$/

export function toNumber(fileName: string): number {
  return Number.parseInt(fileName, 10)
}
