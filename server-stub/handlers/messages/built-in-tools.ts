/** The arguments of the shell tool. */
export const bashSchema = {
  type: 'object',
  required: ['command'],
  properties: { command: { type: 'string', examples: ['ls -la'] } },
}

/** The arguments of the text editor tool. */
export const textEditorSchema = {
  type: 'object',
  required: ['command', 'path'],
  properties: {
    command: { type: 'string', enum: ['view', 'create', 'str_replace', 'insert', 'undo_edit'] },
    path: { type: 'string', examples: ['/repo/README.md'] },
  },
}
