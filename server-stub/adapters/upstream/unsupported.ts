import { ownValue } from '../../../runtime/json.ts'
import { invalid, Problem } from '../../../runtime/problem.ts'
import type { Prompt, Turn } from '../../ports/text-model.ts'

/** The members of a prompt, with those of `sampling` instead of `sampling` itself. */
type PromptMember<P extends Prompt> = Exclude<keyof P, 'sampling'> | keyof P['sampling']

/**
 * What happens to a member of a prompt: it is sent, and its encoder refuses the values that the format lacks; or it is
 * ignored with a warning; or it is refused. Both sentences are for the client.
 */
type Support = 'sent' | { readonly ignored: string } | { readonly refused: string }

/** The support of a format for all members of a prompt: a new member does not compile until every format has decided. */
export type PromptSupport<P extends Prompt = Prompt> = Readonly<Record<PromptMember<P>, Support>>

/** The support that all text formats share. */
export const sharedSupport = {
  model: 'sent',
  instructions: 'sent',
  turns: 'sent',
  tools: 'sent',
  toolChoice: 'sent',
  output: 'sent',
  reasoning: 'sent',
  temperature: 'sent',
  topP: 'sent',
  maxOutputTokens: 'sent',
  tokensPerImage: 'sent',
  topK: { ignored: 'The model does not take top K, and ignores it.' },
  unfiltered: { ignored: 'The model applies safety filters all the same.' },
  pages: { refused: 'the model reads no pages; send their text' },
  cachedContent: { refused: 'cached content is not supported; send the content itself' },
} as const satisfies Partial<PromptSupport>

/** Warns about the ignored members of a prompt, and about media that no format takes from the model. Throws `Unsupported` for a refused one. */
export function checkSupport(
  support: PromptSupport,
  prompt: Prompt,
  warn: (sentence: string) => void = () => {},
): void {
  const { sampling, ...members } = prompt
  const values = { ...members, ...sampling }
  // The keys of the table are those of its type.
  for (const name of Object.keys(support) as (keyof PromptSupport)[]) {
    const handling = support[name]
    if (handling === 'sent' || !isRequested(name, values[name])) continue
    if ('refused' in handling) throw new Unsupported(name, handling.refused)
    warn(handling.ignored)
  }
  if (prompt.turns.some(hasMediaOfModel)) warn('The model does not get the media of earlier answers.')
}

function hasMediaOfModel({ role, parts }: Turn): boolean {
  return role === 'assistant' && parts.some(({ type }) => type === 'media')
}

/** Whether a member is not at the value that means its absence. */
function isRequested(name: keyof PromptSupport, value: unknown): boolean {
  if (name === 'candidates') return value !== 1
  return value !== undefined && !(Array.isArray(value) && value.length === 0)
}

/** A part of the prompt that a format may lack: a member, or some values of one. */
type Feature = keyof PromptSupport | 'fileInput' | 'mediaInput' | 'mediaOutput' | 'choiceOutput'

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

/** The output that every text upstream can write. */
export type TextOutput = Extract<Prompt['output'], { type: 'text' | 'json' }>

/** Throws `Unsupported` for output that no text upstream writes. */
export function getOutput({ output }: Prompt): TextOutput {
  if (output.type === 'choice')
    throw new Unsupported('choiceOutput', 'the model writes text and JSON only; ask for JSON with an enum')
  if (output.type === 'media') throw new Unsupported('mediaOutput', 'the model writes text only; ask for TEXT')
  return output
}

/** The names of the features in the formats; absent if a format lacks the feature. */
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
  'chat-completions': {
    candidates: 'n',
    fileInput: 'messages',
    logprobs: 'logprobs',
    mediaInput: 'messages',
    stopSequences: 'stop',
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
