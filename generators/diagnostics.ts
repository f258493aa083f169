/** Where a thing of the contract was written. Lines and columns count from 1. */
export interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Every way a specification can be wrong, with the fix. A code that is not listed here does not compile. */
export const diagnosticHelp = {
  'file-unreadable': 'Check the path, and that the file can be read.',
  'yaml-syntax': 'Fix the YAML at this place.',
  'not-openapi': 'Start the document with `openapi: 3.1.0`; older versions and other formats are not read.',
  'unresolved-ref': 'Point the $ref at something that exists, as `file.yaml#/components/schemas/Name`.',
  'circular-ref': 'Give the repeated thing a name under `components` and refer to that.',
  'name-clash': 'Rename one of the two: all files share one name space for each kind of component.',
  'missing-operation-id': 'Give the operation an operationId; every table is keyed by it.',
  'duplicate-operation-id': 'Give each operation an operationId of its own.',
  'unknown-operation': 'Set x-operation to the operationId whose reply the stream is.',
  'unknown-framing': 'Set x-event-framing to named, data or json-array.',
  'unknown-event': 'Use the name of a message of the channel, or of a part under `where`.',
  'unnamed-payload': 'Give the payload a name under `components/schemas`, and refer to that.',
  'event-not-json': 'Write the data of every event of the example as one JSON value.',
  'event-order-syntax': 'Write names joined by spaces, `|`, `?`, `*`, `+` and parentheses.',
  'event-order-recursion': 'A part under `where` may not refer to itself, directly or through others.',
  'event-order-impossible': 'Fix the order, or the example that it does not accept.',
  'unknown-problem': 'Set x-problem to one of the kinds listed in spec/README.md.',
  'problem-conflict': 'Give a family one error response for each kind of problem, and refer to it everywhere.',
  'missing-example': 'Give the response at least one example: it is what the server answers with.',
  'unknown-state': 'Name the state among the transitions, or fix the spelling.',
  'unknown-property': 'Name a property that the schema declares, with `/` between levels.',
  'schema-invalid': 'Fix the schema: it has to be valid JSON Schema 2020-12, in keywords that exist.',
  'unsupported-parameter': 'Use a path, query or header parameter of type string, integer, number or boolean.',
} as const

export type DiagnosticCode = keyof typeof diagnosticHelp

/** Every way a specification can be right, and yet not served as it was meant. */
export const warningHelp = {
  'missing-problem':
    'Declare the response by its status, one for each, with `x-problem: KIND` and an example; `x-problem-slot: message` on a property of its schema takes the words.',
  'unfit-sample': 'Give this schema an `example` that keeps its rules, or the response a whole one.',
} as const

export type WarningCode = keyof typeof warningHelp

/** Something wrong with a specification. */
export interface Diagnostic<Code = DiagnosticCode> {
  readonly code: Code
  readonly message: string
  readonly at: Location
}

/** Something that nobody is stopped by. */
export type Warning = Diagnostic<WarningCode>

/** Thrown by a stage that cannot go on; carries everything that was found. */
export class SpecError extends Error {
  override readonly name = 'SpecError'
  readonly diagnostics: readonly Diagnostic[]

  /** What is found on several ways to the same place is told once. */
  constructor(diagnostics: readonly Diagnostic[]) {
    const distinct = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]))
    super([...distinct.keys()].join('\n'))
    this.diagnostics = [...distinct.values()]
  }
}

/** Three lines: place and code, what is wrong, how to fix it. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  return format(diagnostic, diagnosticHelp[diagnostic.code])
}

/** The same three lines. */
export function formatWarning(warning: Warning): string {
  return format({ ...warning, code: `warning: ${warning.code}` }, warningHelp[warning.code])
}

function format({ code, message, at }: Diagnostic<string>, help: string): string {
  return `${at.file}:${at.line}:${at.column} ${code}\n  ${message}\n  help: ${help}`
}
