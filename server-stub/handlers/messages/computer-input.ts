import type { ComputerAction } from '../../ports/text-model.ts'

/** The arguments of the computer tool in this format. */
export interface ComputerInput {
  readonly action: string
  /** From the left and the top, in pixels. */
  readonly coordinate?: readonly [number, number]
  /** The text to type, or the keys to press, joined by `+`. */
  readonly text?: string
}

/** Actions that the format lacks become the nearest one: a key that scrolls, a screenshot. */
export function computerInput(action: ComputerAction): ComputerInput {
  switch (action.type) {
    case 'click':
      return { action: `${action.button ?? 'left'}_click`, coordinate: [action.x, action.y] }
    case 'double_click':
      return { action: 'double_click', coordinate: [action.x, action.y] }
    case 'move':
      return { action: 'mouse_move', coordinate: [action.x, action.y] }
    case 'drag': {
      const { x, y } = action.path.at(-1) ?? { x: 0, y: 0 }
      return { action: 'left_click_drag', coordinate: [x, y] }
    }
    case 'keypress':
      return { action: 'key', text: action.keys.join('+').toLowerCase() }
    case 'type':
      return { action: 'type', text: action.text }
    case 'scroll':
      return { action: 'key', text: action.dy < 0 ? 'Page_Up' : 'Page_Down' }
    case 'screenshot':
    case 'wait':
      return { action: 'screenshot' }
  }
}
