import { render } from 'preact'
import './reference.css'
import { callControl, getBase, getCredentials } from './control.ts'

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
      {DOCUMENTS.map((shown) => (
        <button key={shown.id} type="button" aria-pressed={shown === here} onClick={() => void showOperation(shown)}>
          {shown.title}
        </button>
      ))}
      <a href={`${getBase()}/__mock${here.document}`}>OpenAPI (JSON)</a>
    </nav>
  )
}

const bar = document.createElement('div')
const container = document.createElement('div')
container.id = 'reference'
container.append('Loading the reference.')
document.body.append(bar, container)
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

async function showOperation(shown: Shown): Promise<void> {
  const spec = await callControl<{ components: { securitySchemes?: object } }>('GET', shown.document)
  const { key } = await callControl<{ key: string | null }>('GET', '/contract.json')
  render(<Tabs here={shown} />, bar)
  const domNode = document.createElement('div')
  container.replaceChildren(domNode)
  const controlKey = getCredentials().authorization?.slice('Bearer '.length)
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
      const credential = shown.id === 'controls' ? controlKey : key
      if (!credential) return
      for (const scheme of Object.keys(spec.components.securitySchemes ?? {}))
        library.preauthorizeApiKey(scheme, credential)
    },
  })
}

const [first] = DOCUMENTS
if (first)
  showOperation(first).catch((error) => container.replaceChildren(`Cannot show the reference: ${error.message}`))
