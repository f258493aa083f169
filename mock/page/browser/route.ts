import { getBase } from './control.ts'

/** The view and the selected item in the address: `#requests/12`, `#requests/alice/12`. */
export function getRoute() {
  const [view = '', ...id] = location.hash.slice(1).split('/')
  return { view: view || 'requests', id: id.map(decodeURIComponent).join('/') }
}

export function getLink(view: string, id: string): string {
  return `#${view}/${id.split('/').map(encodeURIComponent).join('/')}`
}

export function openSandbox(sandbox: string): void {
  location.assign(`${getBase(sandbox)}/__mock${location.hash.replace(/\/.*/, '')}`)
}
