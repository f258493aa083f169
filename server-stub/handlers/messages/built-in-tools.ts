/** What a call of the shell tool holds. */
export const bashSchema = {
  type: 'object',
  required: ['command'],
  properties: { command: { type: 'string', examples: ['ls -la'] } },
}

/** What a call of the text editor tool holds. */
export const textEditorSchema = {
  type: 'object',
  required: ['command', 'path'],
  properties: {
    command: { type: 'string', enum: ['view', 'create', 'str_replace', 'insert', 'undo_edit'] },
    path: { type: 'string', examples: ['/repo/README.md'] },
  },
}
