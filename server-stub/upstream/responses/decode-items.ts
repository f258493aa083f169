import { countAt, listAt, textAt, valueAt } from '../../core/json-path.ts'
import type { ComputerAction, Delta, Source } from '../../ports/text-model.ts'

/** The deltas of a finished item that its events did not contain. */
export function decodeItem(item: unknown): Delta[] {
  const id = textAt(item, 'id') ?? ''
  switch (textAt(item, 'type')) {
    case 'web_search_call': {
      const query = textAt(item, 'action.query')
      const results = listAt(item, 'action.sources').flatMap(getPage)
      return [{ type: 'search', id, tool: 'web-search', queries: query === undefined ? [] : [query], results }]
    }
    case 'file_search_call': {
      const queries = listAt(item, 'queries').filter((query) => typeof query === 'string')
      return [{ type: 'search', id, tool: 'file-search', queries, results: listAt(item, 'results').map(getFile) }]
    }
    case 'computer_call': {
      const action = decodeAction(valueAt(item, 'action'))
      const callId = (textAt(item, 'call_id') ?? id).replace(/^call_/, '')
      return action === undefined ? [] : [{ type: 'computer-call', id: callId, action }]
    }
    default:
      return []
  }
}

export function getCitation(annotation: unknown): Delta[] {
  const place = countAt(annotation, 'index') ?? 0
  const [start, end] = [countAt(annotation, 'start_index') ?? place, countAt(annotation, 'end_index') ?? place]
  if (textAt(annotation, 'type') === 'file_citation') {
    return [{ type: 'citation', source: getFile(annotation), start: place, end: place }]
  }
  return getPage(annotation).map((source) => ({ type: 'citation', source, start, end }))
}

function getPage(source: unknown): Source[] {
  const url = textAt(source, 'url')
  return url === undefined ? [] : [{ type: 'page', url, title: textAt(source, 'title') ?? url }]
}

function getFile(source: unknown): Source {
  const score = valueAt(source, 'score')
  return {
    type: 'file',
    fileId: textAt(source, 'file_id') ?? '',
    filename: textAt(source, 'filename') ?? '',
    score: typeof score === 'number' ? Math.min(1, Math.max(0, score)) : 0,
    text: textAt(source, 'text') ?? '',
  }
}

function decodeAction(action: unknown): ComputerAction | undefined {
  const type = textAt(action, 'type')
  const [x, y] = [countAt(action, 'x') ?? 0, countAt(action, 'y') ?? 0]
  switch (type) {
    case 'click':
      return { type, x, y, button: textAt(action, 'button') ?? 'left' }
    case 'double_click':
    case 'move':
      return { type, x, y }
    case 'drag':
      return {
        type,
        path: listAt(action, 'path').map((at) => ({ x: countAt(at, 'x') ?? 0, y: countAt(at, 'y') ?? 0 })),
      }
    case 'keypress':
      return { type, keys: listAt(action, 'keys').filter((key) => typeof key === 'string') }
    case 'screenshot':
    case 'wait':
      return { type }
    case 'scroll':
      return { type, x, y, dx: distance(valueAt(action, 'scroll_x')), dy: distance(valueAt(action, 'scroll_y')) }
    case 'type':
      return { type, text: textAt(action, 'text') ?? '' }
    default:
      return undefined
  }
}

/** May be negative. */
function distance(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
