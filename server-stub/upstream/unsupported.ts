import { ownValue } from '../core/contract.ts'
import { invalid, Problem } from '../core/problem.ts'

/** What a request may ask for that not every upstream can do. */
export type Feature =
  | 'candidates'
  | 'cachedContent'
  | 'fileInput'
  | 'logprobs'
  | 'mediaInput'
  | 'mediaOutput'
  | 'choiceOutput'
  | 'pages'
  | 'stopSequences'
  | 'tools'

/** A request that its upstream cannot serve. It is told in the words of the request's format once that is known. */
export class Unsupported extends Problem {
  readonly feature: Feature
  readonly rule: string

  constructor(feature: Feature, rule: string) {
    super('invalid-request', `${feature}: ${rule}`)
    this.feature = feature
    this.rule = rule
  }
}

/** What the formats call the features; a format that cannot ask for one has no name for it. */
const fieldsOf: Readonly<Record<string, Readonly<Partial<Record<Feature, string>>>>> = {
  messages: {
    fileInput: 'messages',
    mediaInput: 'messages',
    stopSequences: 'stop_sequences',
    tools: 'tools',
  },
  'generate-content': {
    candidates: 'generationConfig.candidateCount',
    cachedContent: 'cachedContent',
    fileInput: 'contents',
    logprobs: 'generationConfig.responseLogprobs',
    mediaInput: 'contents',
    mediaOutput: 'generationConfig.responseModalities',
    choiceOutput: 'generationConfig.responseMimeType',
    pages: 'tools',
    stopSequences: 'generationConfig.stopSequences',
    tools: 'tools',
  },
  responses: {
    fileInput: 'input',
    mediaInput: 'input',
    tools: 'tools',
  },
}

/** The families whose formats a text upstream serves. */
export const textFamilies: ReadonlySet<string> = new Set(Object.keys(fieldsOf))

/** The same failure with the field named as the family's format does. */
export function toWords(family: string, error: unknown): unknown {
  if (!(error instanceof Unsupported)) return error
  return invalid(ownValue(fieldsOf, family)?.[error.feature] ?? error.feature, error.rule)
}
