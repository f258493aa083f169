/** The official clients of two vendors, such as `AsyncOpenAI/Python 1.99.0`. */
const GENERATED = /^(?:async)?([a-z]+)\/([a-z]+) (\S+)/i
const BROWSER = /\b(Firefox|Edg|Chrome|Version)\/(\d+)/
const PRODUCT = /^([^\s/]+)(?:\/(\S+))?/

/** Names a client by its `user-agent`, such as `openai 6.1.0 (js)` or `curl 8.5.0`; null without one. */
export function getClientName({ 'user-agent': agent = '' }: Readonly<Record<string, string>>): string | null {
  const start = agent.slice(0, 200)
  const [, vendor, language, release] = GENERATED.exec(start) ?? []
  if (vendor && language) return `${vendor} ${release} (${language})`.toLowerCase()
  const [, browser, major] = (start.startsWith('Mozilla/') && BROWSER.exec(start)) || []
  if (browser) return `${browser.replace('Edg', 'Edge').replace('Version', 'Safari')} ${major}`
  const [, product, version] = PRODUCT.exec(start) ?? []
  if (product === undefined) return null
  return version === undefined ? product : `${product} ${version}`
}
