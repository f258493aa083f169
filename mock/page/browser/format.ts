export function formatDuration(ms: number | null): string {
  if (ms === null) return '…'
  if (ms < 9.95) return `${ms.toFixed(1)} ms`
  if (ms < 1000) return `${Math.round(ms)} ms`
  return ms < 120_000 ? `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s` : `${Math.round(ms / 60_000)} min`
}

/** A size as the network panels of browsers write it. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 999_500 ? `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** A time in milliseconds since the epoch. */
export function formatTime(at: number | undefined): string {
  return at === undefined ? '--:--:--' : new Date(at).toLocaleTimeString(undefined, { hour12: false })
}

export function formatCount(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name as people write it: `afterEvents` becomes `after events`. */
export function spellOut(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export function formatJson(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '')
}
