import { textAt, valueAt } from '../../../../runtime/json-path.ts'
import type { ComputerAction, Delta, Source } from '../../../ports/text-model.ts'
import { readList, readNumber, readText, readTexts } from '../dialect.ts'
import { BadReply } from '../failures.ts'

/** The deltas of a finished item that its events did not contain. */
export function decodeItem(item: unknown): Delta[] {
  const id = readText(item, 'id')
  switch (textAt(item, 'type')) {
    case 'web_search_call': {
      const query = readText(item, 'action.query')
      const results = readList(item, 'action.sources').flatMap(getPage)
      return [{ type: 'search', id, tool: 'web-search', queries: query === '' ? [] : [query], results }]
    }
    case 'file_search_call': {
      const results = readList(item, 'results').map(getFile)
      return [{ type: 'search', id, tool: 'file-search', queries: readTexts(item, 'queries'), results }]
    }
    case 'computer_call': {
      const callId = (readText(item, 'call_id') || id).replace(/^call_/, '')
      return [{ type: 'computer-call', id: callId, action: decodeAction(valueAt(item, 'action')) }]
    }
    default:
      return []
  }
}

export function getCitation(annotation: unknown): Delta[] {
  const index = readCount(annotation, 'index') ?? 0
  const [start, end] = [readCount(annotation, 'start_index') ?? index, readCount(annotation, 'end_index') ?? index]
  if (textAt(annotation, 'type') === 'file_citation') {
    return [{ type: 'citation', source: getFile(annotation), start: index, end: index }]
  }
  return getPage(annotation).map((source) => ({ type: 'citation', source, start, end }))
}

/** Sources without an address, such as feeds, are no pages. */
function getPage(source: unknown): Source[] {
  const url = readText(source, 'url')
  return url === '' ? [] : [{ type: 'page', url, title: readText(source, 'title') || url }]
}

function getFile(source: unknown): Source {
  return {
    type: 'file',
    fileId: readText(source, 'file_id'),
    filename: readText(source, 'filename'),
    score: Math.min(1, Math.max(0, readNumber(source, 'score') ?? 0)),
    text: readText(source, 'text'),
  }
}

function decodeAction(action: unknown): ComputerAction {
  const type = textAt(action, 'type')
  switch (type) {
    case 'click':
      return { type, ...readPoint(action), button: readText(action, 'button') || 'left' }
    case 'double_click':
    case 'move':
      return { type, ...readPoint(action) }
    case 'drag':
      return { type, path: readList(action, 'path').map(readPoint) }
    case 'keypress':
      return { type, keys: [...readTexts(action, 'keys')] }
    case 'screenshot':
    case 'wait':
      return { type }
    case 'scroll': {
      const [dx = 0, dy = 0] = [readNumber(action, 'scroll_x'), readNumber(action, 'scroll_y')]
      return { type, ...readPoint(action), dx, dy }
    }
    case 'type':
      return { type, text: readText(action, 'text') }
    default:
      throw new BadReply('a computer call has an unknown action')
  }
}

/** Whole pixels. */
function readPoint(at: unknown): { readonly x: number; readonly y: number } {
  const [x, y] = [readNumber(at, 'x'), readNumber(at, 'y')]
  if (x === undefined || y === undefined || x < 0 || y < 0) throw new BadReply('an action has no valid coordinates')
  return { x: Math.round(x), y: Math.round(y) }
}

function readCount(value: unknown, path: string): number | undefined {
  const count = readNumber(value, path)
  if (count === undefined || (Number.isSafeInteger(count) && count >= 0)) return count
  throw new BadReply(`${path} is not a count`)
}
