import { useEffect, useRef, useState } from 'preact/hooks'
import { asArray, asObject, asString, isObject, type JsonObject, ownValue } from '../../../../runtime/json.ts'
import { getBase } from '../control.ts'
import { nameFamily } from '../family-sign.tsx'
import { Description, Examples, listExamples } from './content.tsx'
import { files, getDocument, type Operation, type ReferenceDocument } from './documents.ts'
import { OperationView } from './operation-view.tsx'
import { SchemaTree } from './schema-tree.tsx'
import { documentNames, getPartId, linkTo, readTarget, type Target } from './target.ts'

const TITLES = { api: 'API', control: 'Control API' } as const

/** Every operation, schema and event of the contract and of the control API. */
export function ReferenceView() {
  const target = readTarget(location.hash)
  const document = getDocument(target.document)
  const shown = useRef<HTMLElement>(null)
  useEffect(() => showTarget(shown.current), [location.hash, document])
  if (!document) return <p class="empty">Loading …</p>
  const isOverview = target.kind === 'overview'
  return (
    <div class={isOverview ? 'reference-view' : 'reference-view has-item'}>
      <Contents document={document} target={target} />
      <section
        class="detail"
        aria-label="Reference"
        ref={shown}
        key={`${target.document} ${target.kind} ${target.name}`}
      >
        {!isOverview && (
          <a class="back" href={linkTo(target.document)}>
            <span aria-hidden="true">‹ </span>Contents
          </a>
        )}
        <Item document={document} target={target} />
      </section>
    </div>
  )
}

/** Scrolls to the property or part that the address names. */
function showTarget(root: HTMLElement | null): void {
  const { part } = readTarget(location.hash)
  const ids = part.map((_, index) => getPartId(...part.slice(0, part.length - index)))
  const parts = ids.map((id) => document.getElementById(id))
  const element = root?.querySelector('.target') ?? parts.find((found) => found !== null)
  element?.scrollIntoView({ block: root?.querySelector('.target') ? 'center' : 'start' })
}

interface ItemProps {
  readonly document: ReferenceDocument
  readonly target: Target
}

function Item({ document, target }: ItemProps) {
  const { kind, name, part } = target
  const operation = document.operations.find(({ id }) => id === name)
  const schema = ownValue(document.schemas, name)
  if (kind === 'overview') return <Overview document={document} />
  if (kind === 'operations' && operation)
    return <OperationView key={part.join('/')} document={document} operation={operation} part={part} />
  if (kind === 'schemas' && schema)
    return <SchemaView key={part.join('/')} document={document} name={name} schema={schema} path={part} />
  return <p class="empty">The contract has nothing of this name.</p>
}

function Overview({ document }: { document: ReferenceDocument }) {
  const { title, version, summary, description } = asObject(document.openapi.info)
  const withStates = Object.entries(document.schemas).filter(([, schema]) => findLifecycle(schema) !== undefined)
  return (
    <article class="stack head overview">
      <h2>
        {asString(title)} <span class="soft">{asString(version)}</span>
      </h2>
      <Description text={summary} />
      <Description text={description} />
      <p class="row">
        {files[document.name].map((name, index) => (
          <a key={name} href={`${getBase()}/__mock/${name}`}>
            {index === 0 ? 'OpenAPI' : 'AsyncAPI'} (JSON)
          </a>
        ))}
      </p>
      {withStates.length > 0 && <h2>Lifecycles</h2>}
      {withStates.map(([name, schema]) => (
        <div key={name} class="stack">
          <h3>
            <a href={linkTo(document.name, 'schemas', name)}>{name}</a>
          </h3>
          <SchemaTree document={document} schema={findLifecycle(schema)} />
        </div>
      ))}
    </article>
  )
}

/** A schema with states: itself, or that of one of its properties. */
function findLifecycle(schema: JsonObject) {
  return [schema, ...Object.values(asObject(schema.properties))]
    .map(asObject)
    .find((each) => isObject(each['x-lifecycle']))
}

interface SchemaViewProps {
  readonly document: ReferenceDocument
  readonly name: string
  readonly schema: JsonObject
  readonly path: readonly string[]
}

function SchemaView({ document, name, schema, path }: SchemaViewProps) {
  return (
    <article>
      <header class="stack head">
        <h2>{name}</h2>
      </header>
      <div class="part stack">
        <SchemaTree document={document} schema={schema} path={path} />
        <Examples examples={listExamples(document, { schema })} label={`Example of ${name}`} />
      </div>
    </article>
  )
}

/** The operations in groups, and the schemas. */
function Contents({ document, target }: ItemProps) {
  const [words, setWords] = useState('')
  const has = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase())
  const operations = document.operations.filter(({ id, method, path = '' }) => has(`${id} ${method} ${path}`))
  const schemas = Object.keys(document.schemas).filter(has).sort()
  return (
    <nav class="log contents" aria-label="Contents">
      <div class="row filters">
        {documentNames.map((name) => (
          <a key={name} href={linkTo(name)} aria-current={name === document.name ? 'true' : undefined}>
            {TITLES[name]}
          </a>
        ))}
        <input
          type="search"
          placeholder="Find"
          aria-label="Find in the contents"
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      <div class="stack listed">
        {getGroups(document, operations).map(([group, members]) => (
          <OperationGroup key={group} document={document} target={target} group={group} operations={members} />
        ))}
        {schemas.length > 0 && (
          <details open={words !== '' || target.kind === 'schemas'}>
            <summary>Schemas</summary>
            <ul>
              {schemas.map((name) => (
                <li key={name}>
                  <a
                    href={linkTo(document.name, 'schemas', name)}
                    aria-current={target.kind === 'schemas' && target.name === name ? 'page' : undefined}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </nav>
  )
}

function OperationGroup({
  document,
  target,
  group,
  operations,
}: ItemProps & { group: string; operations: readonly Operation[] }) {
  return (
    <section class="stack" aria-label={group}>
      <h2>{nameFamily(group)}</h2>
      <ul>
        {operations.map(({ id, method, path }) => (
          <li key={id}>
            <a
              class="row"
              href={linkTo(document.name, 'operations', id)}
              aria-current={target.kind === 'operations' && target.name === id ? 'page' : undefined}
            >
              {path !== undefined && <span class="method">{method}</span>}
              <code>{(path ?? id).split(/(?=:)/).flatMap((part) => [<wbr key={part} />, part])}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In the order of the tags of the document. */
function getGroups({ openapi }: ReferenceDocument, operations: readonly Operation[]): [string, Operation[]][] {
  const tags = asArray(openapi.tags).map((tag) => asString(asObject(tag).name) ?? '')
  const names = new Set([...tags, ...operations.map(({ group }) => group)])
  return [...names].flatMap((name): [string, Operation[]][] => {
    const members = operations.filter(({ group }) => group === name)
    return members.length > 0 ? [[name, members]] : []
  })
}
