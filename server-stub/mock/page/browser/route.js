/** The view and request in the address: `#requests/12`. */
export function route() {
  const [view = '', id = ''] = location.hash.slice(1).split('/')
  return { view: view === '' ? 'requests' : view, id }
}
