import { ownValue } from '../core/contract.ts'
import { invalid, Problem } from '../core/problem.ts'

/** Features that not every upstream supports. */
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

/** A request that its upstream cannot serve. The message is converted to the request's format by its handler. */
export class Unsupported extends Problem {
  readonly feature: Feature
  readonly rule: string

  constructor(feature: Feature, rule: string) {
    super('invalid-request', `${feature}: ${rule}`)
    this.feature = feature
    this.rule = rule
  }
}

/** The names of the features in each format; absent if a format lacks the feature. */
const fieldsByFamily: Readonly<Record<string, Readonly<Partial<Record<Feature, string>>>>> = {
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

/** The families served by text upstreams. */
export const textFamilies: ReadonlySet<string> = new Set(Object.keys(fieldsByFamily))

/** Names the field of the problem as the family's format does. */
export function nameField(family: string, error: unknown): unknown {
  if (!(error instanceof Unsupported)) return error
  return invalid(ownValue(fieldsByFamily, family)?.[error.feature] ?? error.feature, error.rule)
}
