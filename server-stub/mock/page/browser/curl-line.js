import { base } from './control.js'

/** Headers that curl sets itself, or that belong to a connection. */
const OWN = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'user-agent', 'transfer-encoding'])

/**
 * The request as a shell command. The journal has no secrets, so the key comes from the page.
 *
 * @param {import('./store.js').Request} request
 * @param {string | null | undefined} key
 */
export function curlLine({ method, path, headers, body }, key) {
  const shownKey = key ?? '<key>'
  const isNoise = (/** @type {string} */ name) => OWN.has(name) || /^(sec-|x-stainless)/.test(name)
  const lines = [
    `curl -N ${method === 'GET' ? '' : `-X ${method} `}${quoted(location.origin + base + path.replaceAll('***', shownKey))}`,
    ...Object.entries(headers)
      .filter(([name]) => !isNoise(name))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value.replaceAll('***', shownKey)}`)}`),
    ...(body === null ? [] : [`--data ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`]),
  ]
  return lines.join(' \\\n  ')
}

/** @param {string} text */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`
}
