import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import {
  asArray,
  asObject,
  asString,
  asStrings,
  isObject,
  type JsonObject,
  ownValue,
} from '../../../../runtime/json.ts'
import { WithCode } from '../components.tsx'
import { follow, type ReferenceDocument } from './documents.ts'
import { linkTo } from './target.ts'

interface SchemaProps {
  readonly document: ReferenceDocument
  readonly schema: unknown
  /** The names on the way to the property that is looked for; nothing if it is undefined. */
  readonly path?: readonly string[] | undefined
}

/** A schema: what it is, and its properties, alternatives and items, which open when asked for. */
export function SchemaTree({ document, schema, path }: SchemaProps) {
  const resolved = follow(document, schema)
  return (
    <div class="stack schema">
      <Summary document={document} schema={schema} />
      <Members document={document} schema={resolved} path={path} />
    </div>
  )
}

/** Type, limits and description. */
function Summary({ document, schema, children }: SchemaProps & { readonly children?: ComponentChildren }) {
  const resolved = follow(document, schema)
  const limits = listLimits(resolved)
  const description = asString(asObject(schema).description) ?? asString(resolved.description)
  return (
    <>
      <p class="row">
        {children}
        <span class="type">
          <TypeName document={document} schema={schema} />
        </span>
        {limits.length > 0 && <span class="hint">{limits.join(' · ')}</span>}
        {resolved.deprecated === true && <b class="hint">deprecated</b>}
      </p>
      {description && (
        <p class="soft">
          <WithCode text={description} />
        </p>
      )}
      <States schema={resolved} />
    </>
  )
}

/** The type in words; a component is a link. */
function TypeName({ document, schema }: SchemaProps) {
  const { $ref: ref } = asObject(schema)
  const [, name] = typeof ref === 'string' ? (/#\/components\/schemas\/([^/]+)$/.exec(ref) ?? []) : []
  if (name) return <a href={linkTo(document.name, 'schemas', name)}>{name}</a>
  const resolved = follow(document, schema)
  const types = getTypes(resolved)
  if (types.includes('array') && isObject(resolved.items))
    return (
      <>
        array of <TypeName document={document} schema={resolved.items} />
        {types.length > 1 && ` or ${types.filter((type) => type !== 'array').join(' or ')}`}
      </>
    )
  return <>{types.join(' or ') || 'any value'}</>
}

function getTypes(schema: JsonObject): string[] {
  const types = asStrings(schema.type)
  if (types.length > 0) return types
  if (schema.properties) return ['object']
  if (schema.items) return ['array']
  return schema.oneOf || schema.anyOf ? ['one of several'] : []
}

const LIMITS: readonly (readonly [keyword: string, before: string, after?: string])[] = [
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'more than'],
  ['maximum', 'at most'],
  ['exclusiveMaximum', 'less than'],
  ['multipleOf', 'a multiple of'],
  ['minLength', 'length at least'],
  ['maxLength', 'length at most'],
  ['minItems', 'at least', 'items'],
  ['maxItems', 'at most', 'items'],
  ['pattern', 'matches'],
  ['format', 'format'],
  ['const', 'always'],
  ['default', 'default'],
]

function listLimits(schema: JsonObject): string[] {
  const limits = LIMITS.flatMap(([keyword, before, after = '']) =>
    schema[keyword] === undefined ? [] : [`${before} ${show(schema[keyword])} ${after}`.trim()],
  )
  const values = asArray(schema.enum)
  if (values.length === 0) return limits
  return [`${values.length === 1 ? 'always' : 'one of'} ${values.map(show).join(', ')}`, ...limits]
}

function show(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}

/** Deeper than people write; a schema may be a part of itself. */
const MAX_DEPTH = 8

interface MembersProps extends SchemaProps {
  readonly schema: JsonObject
  /** The number of schemas around it that are shown as one with it. */
  readonly depth?: number
}

/** The properties, alternatives and items of a schema. */
function Members({ document, schema, path = [], depth = 0 }: MembersProps) {
  if (depth > MAX_DEPTH) return null
  const required = asStrings(schema.required)
  const alternatives = [...asArray(schema.oneOf), ...asArray(schema.anyOf)]
  const { items, additionalProperties: others } = schema
  const properties = Object.entries(asObject(schema.properties))
  return (
    <>
      {asArray(schema.allOf).map((part, index) => (
        <Members key={index} document={document} schema={follow(document, part)} path={path} depth={depth + 1} />
      ))}
      {(properties.length > 0 || isObject(others)) && (
        <ul class="properties">
          {properties.map(([name, property]) => {
            const inside = path[0] === name ? path.slice(1) : undefined
            const props = { document, schema: property, path: inside }
            return <Property key={name} name={name} isRequired={required.includes(name)} {...props} />
          })}
          {isObject(others) && Object.keys(others).length > 0 && (
            <Property name="any other name" document={document} schema={others} />
          )}
        </ul>
      )}
      {alternatives.map((alternative, index) => (
        <Alternative key={index} document={document} schema={alternative} path={path} number={index + 1} />
      ))}
      {isObject(items) && hasMembers(document, items) && (
        <Members document={document} schema={follow(document, items)} path={path} depth={depth + 1} />
      )}
    </>
  )
}

function Property({ name, isRequired = false, ...props }: SchemaProps & { name: string; isRequired?: boolean }) {
  const { document, schema, path } = props
  const resolved = follow(document, schema)
  const isTarget = path?.length === 0
  return (
    <li class={isTarget ? 'stack property target' : 'stack property'}>
      <Summary {...props}>
        <code class="name">{name}</code>
        {isRequired && <b class="required">required</b>}
      </Summary>
      {hasMembers(document, schema) && (
        <Later label={`Inside of ${name}`} isOpen={path !== undefined && path.length > 0}>
          {() => <Members document={document} schema={resolved} path={path} />}
        </Later>
      )}
    </li>
  )
}

function Alternative({ number, ...props }: SchemaProps & { number: number }) {
  const { document, schema, path = [] } = props
  const resolved = follow(document, schema)
  const title = asString(resolved.title) ?? getVariant(document, resolved)
  const [name = ''] = path
  const label = `Alternative ${number}${title ? `: ${title}` : ''}`
  return (
    <Later label={label} isOpen={path.length > 0 && hasProperty(document, resolved, name)}>
      {() => <SchemaTree document={document} schema={schema} path={path} />}
    </Later>
  )
}

/** The constant that tells an alternative from the others, such as `type: text`. */
function getVariant(document: ReferenceDocument, schema: JsonObject): string | undefined {
  for (const [name, property] of Object.entries(asObject(schema.properties))) {
    const constant = follow(document, property).const
    if (typeof constant === 'string') return `${name} ${constant}`
  }
  return asStrings(schema.type).join(' or ') || undefined
}

function hasProperty(document: ReferenceDocument, schema: JsonObject, name: string): boolean {
  if (ownValue(asObject(schema.properties), name) !== undefined) return true
  return schema.items !== undefined && ownValue(asObject(follow(document, schema.items).properties), name) !== undefined
}

function hasMembers(document: ReferenceDocument, schema: unknown, depth = 0): boolean {
  const { properties, oneOf, anyOf, allOf, items, additionalProperties } = follow(document, schema)
  if (Object.keys(asObject(properties)).length > 0 || oneOf || anyOf || allOf) return true
  if (Object.keys(asObject(additionalProperties)).length > 0) return true
  return items !== undefined && depth < 4 && hasMembers(document, items, depth + 1)
}

interface LaterProps {
  readonly label: ComponentChildren
  readonly isOpen?: boolean
  readonly id?: string
  readonly children: () => ComponentChildren
}

/** Content that is made when it is opened, since schemas may contain themselves. */
export function Later({ label, isOpen = false, id, children }: LaterProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  return (
    <details open={isOpen} id={id} onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}>
      <summary>{label}</summary>
      {(wasOpen || isOpen) && <div class="stack inner">{children()}</div>}
    </details>
  )
}

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The states of a task, and which of them follow. */
function States({ schema }: { schema: JsonObject }) {
  if (!isObject(schema['x-lifecycle'])) return null
  const { initial, transitions, terminal } = schema['x-lifecycle']
  const first = asStrings(initial)
  const names = new Set([...first, ...Object.keys(asObject(transitions)), ...asStrings(terminal)])
  return (
    <table class="states">
      <caption class="unseen">States</caption>
      <tbody>
        {[...names].map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {first.includes(name) && 'first; '}
              {asStrings(terminal).includes(name)
                ? 'final'
                : `then ${choices.format(asStrings(ownValue(asObject(transitions), name)))}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
