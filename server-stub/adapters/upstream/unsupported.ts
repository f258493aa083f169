import { ownValue } from '../../../runtime/json.ts'
import { invalid, Problem } from '../../../runtime/problem.ts'
import type { Prompt } from '../../ports/text-model.ts'

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

/** What every text upstream can write. */
export type TextOutput = Extract<Prompt['output'], { type: 'text' | 'json' }>

/** Throws `Unsupported` for the features that no text upstream supports. */
export function getOutput({ pages, cachedContent, output }: Prompt): TextOutput {
  if (pages !== undefined) throw new Unsupported('pages', 'the model reads no pages; send their text')
  if (cachedContent !== undefined)
    throw new Unsupported('cachedContent', 'cached content is not supported; send the content itself')
  if (output.type === 'choice')
    throw new Unsupported('choiceOutput', 'the model writes text and JSON only; ask for JSON with an enum')
  if (output.type === 'media') throw new Unsupported('mediaOutput', 'the model writes text only; ask for TEXT')
  return output
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
