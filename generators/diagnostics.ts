import { showText } from '../settings/errors.ts'

/** A position in a source file. Lines and columns count from 1; both are 0 for a file that cannot be read. */
export interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Error codes, with the advice printed below the error. */
export const diagnosticHelp = {
  'file-unreadable': 'Check the path or the URL, and that you may read it.',
  'outside-ref':
    'Move the file into the folder of the document; or, if you trust the document, add --allow-outside to the command.',
  'yaml-syntax': 'Fix the YAML or JSON at this place.',
  'not-openapi': 'Start the document with `openapi: 3.0.x`, `3.1.x` or `3.2.x`, or with `swagger: "2.0"`.',
  'openapi-invalid': 'Fix the document: the official schema of its version of OpenAPI refuses it.',
  'unresolved-ref': 'Point the $ref at an existing node, such as `file.yaml#/components/schemas/Name`.',
  'remote-ref':
    'Bundle the document first, such as with `npx @redocly/cli bundle`: Gatewright loads no references to another host.',
  'circular-ref': 'Point one of the references at a node with content.',
  'duplicate-operation-id': 'Use each operationId once.',
  'unknown-operation': 'Set x-operation to the operationId that replies with the stream.',
  'unknown-framing': 'Set x-event-framing to named, data or json-array.',
  'unknown-event': 'Use the name of an event of the stream, or of a definition under `where`.',
  'unnamed-payload': 'Name the payload under `components/schemas` and refer to the name.',
  'event-not-json': 'Write the data of each event in the example as one JSON value.',
  'event-order-syntax': 'Write names joined by spaces, `|`, `?`, `*`, `+` and parentheses.',
  'event-order-recursion': 'A definition under `where` must not refer to itself, directly or indirectly.',
  'event-order-impossible': 'Fix the order or the example.',
  'unknown-problem': 'Set x-problem to one of the kinds listed in spec/README.md.',
  'problem-conflict': 'Declare one error response per family and kind of problem, and refer to it everywhere.',
  'missing-example': 'Add an example to the response: the server replies with it.',
  'incomplete-rate-limit-headers': 'Write it as the row of x-rate-limit-headers in spec/README.md says.',
  'unknown-state': 'Name the state among the transitions, or fix the spelling.',
  'unknown-property': 'Use the path of a declared property, with `/` between levels.',
  'schema-invalid': 'Fix the schema: it must be valid JSON Schema 2020-12.',
} as const

/** Codes of errors in writing what is generated: no document is at fault. */
export const outputHelp = {
  'output-not-generated': 'Choose another folder with --out.',
  'output-unwritable': 'Choose another folder with --out.',
} as const

const allHelp = { ...diagnosticHelp, ...outputHelp }

export type DiagnosticCode = keyof typeof allHelp

/** Warning codes, with the advice printed below the warning. */
export const warningHelp = {
  'unchecked-pattern': 'Write the regular expression as JavaScript does with the flag `u`.',
  'unknown-keyword': 'Check the spelling, or start the name with `x-`.',
  'relative-uri': 'Write `format: uri-reference`, or an absolute URI in the example.',
  'invalid-example': 'Correct the example, or its schema.',
  'unserved-operation':
    'Give each operation a method of HTTP, and a path that differs in more than the names of its parameters.',
  'unsent-callback': 'Send it to your receiver yourself, such as from a test.',
  'unchecked-body': 'Describe the body as JSON, as a form, or as a text or binary string.',
  'unchecked-stream':
    'Describe the items by `itemSchema` (OpenAPI 3.2), in `text/event-stream`, `application/jsonl`, `application/json-seq` or `multipart/mixed`.',
  'stream-disagreement':
    'Describe the events alike in both documents: the order comes from AsyncAPI, the items from OpenAPI.',
  'event-fields': 'Describe the fields of an event, with the JSON of `data` as its `contentSchema`.',
  'unchecked-discriminator': 'Give the property a `const` in each schema, or map a value to each.',
  'unchecked-parameter': 'Name path parameters as in the path, and describe values as a schema or as JSON.',
  'closed-security':
    'Declare a scheme that the server can check: http bearer or basic, apiKey, oauth2 or openIdConnect.',
  'not-upgraded': 'Write the document as OpenAPI 3.1.',
  'invalid-sample': 'Add a valid `example` to this schema or to the response.',
  repaired: 'Fix the document: without --lenient this is an error.',
} as const

export type WarningCode = keyof typeof warningHelp

/** An error in a specification, or in writing what is generated from it. */
export interface Diagnostic<Code = DiagnosticCode> {
  readonly code: Code
  readonly message: string
  readonly at: Location
  /** Advice for this finding, instead of that of its code. */
  readonly help?: string
}

/** A finding that does not stop generation. */
export type Warning = Diagnostic<WarningCode>

/** Thrown by a stage that cannot continue, with all errors, without duplicates. */
export class SpecError extends Error {
  override readonly name = 'SpecError'
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    const distinct = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]))
    super([...distinct.keys()].join('\n'))
    this.diagnostics = [...distinct.values()]
  }
}

/** The number of errors that is enough to begin with. */
const maxShown = 20

/** The errors as printed, the first ones if there are many; and how many they are, as the end of a sentence. */
export function formatErrors(diagnostics: readonly Diagnostic[]): {
  readonly lines: readonly string[]
  readonly count: string
} {
  const { length } = diagnostics
  const lines = diagnostics.slice(0, maxShown).map(formatDiagnostic)
  const count = `${length} ${length === 1 ? 'error' : 'errors'} in the specification`
  return { lines, count: length > maxShown ? `${count}, of which these are the first ${maxShown}` : count }
}

/** The advice for an error. */
export function getHelp({ code, help }: Diagnostic): string {
  return help ?? allHelp[code]
}

/** Three lines: location and code, message, help. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  return formatFinding({ ...diagnostic, help: getHelp(diagnostic) })
}

export function formatWarning(warning: Warning): string {
  return formatFinding({ help: warningHelp[warning.code], ...warning, code: `warning: ${warning.code}` })
}

function formatFinding({ code, message, at, help }: Diagnostic<string>): string {
  const position = at.line === 0 ? at.file : `${at.file}:${at.line}:${at.column}`
  return showText(`${position} ${code}\n  ${message}\n  help: ${help}`)
}
