import { getOrigin } from './copy-as.ts'
import { toHar } from './har.ts'
import { readWhole } from './read-state.ts'
import { type Request, showStatus } from './store.ts'

/** Downloads requests as an HTTP archive, with the events that the list does not have. */
export async function exportHar(requests: readonly Request[]): Promise<void> {
  const whole: Request[] = []
  for (const request of requests) whole.push(await readWhole(request))
  const har = toHar(whole, (request) => getOrigin(request) + request.path)
  const url = URL.createObjectURL(new Blob([JSON.stringify(har, null, 2)], { type: 'application/json' }))
  const name = whole.length === 1 ? `request-${whole[0]?.id}.har` : 'requests.har'
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  showStatus(`Saved as ${name}.`)
}
