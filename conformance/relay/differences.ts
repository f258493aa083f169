/** A difference between two formats, or a liberty of a gateway, which is a note and no fault. */
export interface Difference {
  readonly id: string
  readonly says: string
  /** Public sources of it. */
  readonly sources: readonly string[]
}

export const differences: readonly Difference[] = [
  {
    id: 'relay-stop-reasons',
    says: "the client's format has no word for this reason",
    sources: [
      'https://docs.anthropic.com/en/api/handling-stop-reasons',
      'https://ai.google.dev/api/generate-content#FinishReason',
      'https://platform.openai.com/docs/api-reference/chat/object',
      'https://platform.openai.com/docs/api-reference/responses/object',
    ],
  },
  {
    id: 'relay-passed-through',
    says: 'the gateway passed the error of an upstream of the same format on unchanged, and so hides nothing',
    sources: ['https://www.rfc-editor.org/rfc/rfc9110#name-message-transformations'],
  },
  {
    id: 'relay-call-ids',
    says: 'the client gets another id of the call than the model gave; the model gets call and result back with one id',
    sources: ['https://docs.anthropic.com/en/docs/agents-and-tools/tool-use/implement-tool-use'],
  },
  {
    id: 'relay-retries',
    says: 'the upstream had not begun to answer, so that a retry may be right; it may also cost twice',
    sources: ['https://www.rfc-editor.org/rfc/rfc9110#name-idempotent-methods'],
  },
]
