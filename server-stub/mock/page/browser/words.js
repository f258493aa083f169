/** @param {number | null} ms */
export function duration(ms) {
  if (ms === null) return '…'
  if (ms < 9.95) return `${ms.toFixed(1)} ms`
  if (ms < 10_000) return `${Math.round(ms)} ms`
  return ms < 120_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 60_000)} min`
}

/** @param {number | undefined} at milliseconds since the epoch */
export function timeOfDay(at) {
  return at === undefined ? '--:--:--' : new Date(at).toLocaleTimeString(undefined, { hour12: false })
}

/**
 * @param {number} count
 * @param {string} one
 */
export function counted(count, one) {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** A name as people write it: `afterEvents` becomes `after events`. @param {string} name */
export function spelled(name) {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** @param {unknown} value */
export function pretty(value) {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
