import { useState } from 'preact/hooks'
import { asArray, asObject, asString, type JsonObject } from '../../../../runtime/json.ts'
import { Choice, Code, JsonView, WithCode } from '../components.tsx'
import { follow, type ReferenceDocument } from './documents.ts'
import { SchemaTree } from './schema-tree.tsx'

/** Paragraphs of a description, with code between backticks. */
export function Description({ text }: { text: unknown }) {
  const paragraphs = (asString(text) ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithCode text={paragraph} />
        </p>
      ))}
    </>
  )
}

export interface Example {
  readonly name: string
  readonly value: unknown
}

/** The examples of a media type, a message or a parameter, or else of its schema. */
export function listExamples(document: ReferenceDocument, node: JsonObject): Example[] {
  const { examples, example, schema } = node
  const listed: readonly (readonly [string, unknown])[] = Array.isArray(examples)
    ? examples.map((each, index) => [asString(asObject(each).name) ?? `example ${index + 1}`, each])
    : Object.entries(asObject(examples))
  const named = listed.flatMap(([name, written]) => {
    const { value, dataValue, payload, serializedValue } = follow(document, written)
    const found = value ?? dataValue ?? payload ?? serializedValue
    return found === undefined ? [] : [{ name, value: found }]
  })
  if (named.length > 0) return named
  if (example !== undefined) return [{ name: 'example', value: example }]
  const { examples: values, example: first = asArray(values)[0] } = follow(document, schema)
  return first === undefined ? [] : [{ name: 'example', value: first }]
}

/** One of several examples, which the reader chooses. */
export function Examples({ examples, label }: { examples: readonly Example[]; label: string }) {
  const [name, choose] = useState('')
  const chosen = examples.find((example) => example.name === name) ?? examples[0]
  if (!chosen) return null
  return (
    <div class="stack">
      <div class="row">
        <h3>Example</h3>
        {examples.length > 1 && (
          <Choice
            aria-label={label}
            choices={examples.map((example) => example.name)}
            value={chosen.name}
            onChoose={choose}
          />
        )}
      </div>
      {typeof chosen.value === 'string' ? (
        <Code label={label}>{chosen.value}</Code>
      ) : (
        <JsonView value={chosen.value} label={label} />
      )}
    </div>
  )
}

interface ContentProps {
  readonly document: ReferenceDocument
  /** The `content` of a body or a reply: an object by media type. */
  readonly content: unknown
  readonly label: string
  readonly path?: readonly string[] | undefined
}

/** A body by media type: schema, or the schema of its events, and examples. */
export function Content({ document, content, label, path }: ContentProps) {
  return (
    <>
      {Object.entries(asObject(content)).map(([mediaType, written]) => {
        const media = follow(document, written)
        return (
          <div key={mediaType} class="stack">
            <h3>
              <code>{mediaType}</code>
            </h3>
            {media.schema !== undefined && <SchemaTree document={document} schema={media.schema} path={path} />}
            {media.itemSchema !== undefined && (
              <>
                <p>Each item or event:</p>
                <SchemaTree document={document} schema={media.itemSchema} path={path} />
              </>
            )}
            <Examples examples={listExamples(document, media)} label={`Example of ${label}, ${mediaType}`} />
          </div>
        )
      })}
    </>
  )
}
