import { render } from 'preact'
import './reference.css'
import { call, getBase, getCredentials } from './control.ts'

interface Shown {
  readonly id: string
  readonly document: string
  readonly title: string
}

const DOCUMENTS: readonly Shown[] = [
  { id: 'gateway', document: '/openapi.json', title: 'API' },
  { id: 'controls', document: '/control.json', title: 'Control API' },
]

/** The used part of the library. */
interface Library {
  preauthorizeApiKey(scheme: string, key: string): void
}

declare const SwaggerUIBundle: (options: object) => Library

function Tabs({ here }: { here: Shown }) {
  return (
    <nav class="documents" aria-label="Documents">
      {DOCUMENTS.map((each) => (
        <button key={each.id} type="button" aria-pressed={each === here} onClick={() => void show(each)}>
          {each.title}
        </button>
      ))}
      <a href={`${getBase()}/__mock${here.document}`}>OpenAPI (JSON)</a>
    </nav>
  )
}

const bar = document.createElement('div')
const place = document.createElement('div')
place.id = 'reference'
place.append('Loading the reference.')
document.body.append(bar, place)
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

async function show(shown: Shown): Promise<void> {
  const spec = await call<{ components: { securitySchemes?: object } }>('GET', shown.document)
  const { key } = await call<{ key: string | null }>('GET', '/contract.json')
  render(<Tabs here={shown} />, bar)
  const domNode = document.createElement('div')
  place.replaceChildren(domNode)
  const own = getCredentials().authorization?.slice('Bearer '.length)
  const library = SwaggerUIBundle({
    spec,
    domNode,
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

const [first] = DOCUMENTS
if (first) show(first).catch((error) => place.replaceChildren(`Cannot show the reference: ${error.message}`))
