import { base, call, credentials } from './control.js'

/** @typedef {{ id: string, document: string, title: string }} Shown */

/** @type {readonly Shown[]} */
const DOCUMENTS = [
  { id: 'gateway', document: '/openapi.json', title: 'API' },
  { id: 'controls', document: '/control.json', title: 'Control API' },
]

/**
 * The used part of the library.
 *
 * @typedef {{ preauthorizeApiKey(scheme: string, key: string): void }} Library
 * @typedef {{ readonly SwaggerUIBundle: (options: object) => Library }} LibraryWindow
 */

const root = /** @type {HTMLElement} */ (document.getElementById('reference'))
if (parent !== window) document.documentElement.classList.add('framed')
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

/** @param {Shown} shown */
async function show(shown) {
  const spec = /** @type {{ components: { securitySchemes?: object } }} */ (await call('GET', shown.document))
  const { key } = /** @type {{ key: string | null }} */ (await call('GET', '/contract.json'))
  const place = document.createElement('div')
  root.replaceChildren(tabs(shown), place)
  const { SwaggerUIBundle } = /** @type {LibraryWindow} */ (/** @type {unknown} */ (window))
  const own = credentials().authorization?.slice('Bearer '.length)
  const library = SwaggerUIBundle({
    spec,
    domNode: place,
    deepLinking: false,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    validatorUrl: null,
    onComplete: () => {
      const given = shown.id === 'controls' ? own : key
      if (!given) return
      for (const scheme of Object.keys(spec.components.securitySchemes ?? {})) library.preauthorizeApiKey(scheme, given)
    },
  })
}

/** @param {Shown} here */
function tabs(here) {
  const nav = document.createElement('nav')
  nav.className = 'documents'
  nav.setAttribute('aria-label', 'Documents')
  for (const each of DOCUMENTS) {
    const button = document.createElement('button')
    button.textContent = each.title
    button.setAttribute('aria-pressed', String(each === here))
    button.onclick = () => void show(each)
    nav.append(button)
  }
  const download = document.createElement('a')
  download.textContent = 'OpenAPI (JSON)'
  download.href = `${base}/__mock${here.document}`
  nav.append(download)
  return nav
}

const [first] = DOCUMENTS
if (first) show(first).catch((error) => root.replaceChildren(`Cannot show the reference: ${error.message}`))
