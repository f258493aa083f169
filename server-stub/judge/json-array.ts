import type { FramingReader, FramingSink } from './framing.ts'

const SPACE = /[\s]/
const END_OF_ELEMENT = /[,\]]/

/** Cuts a JSON array that comes piece by piece into the texts of its elements. */
export function readJsonArray(sink: FramingSink): FramingReader {
  let place: 'before' | 'first' | 'element' | 'after-comma' | 'closed' = 'before'
  let element = ''
  let depth = 0
  let isString = false
  let isEscaped = false

  const close = (character: string) => {
    if (element.trim() === '') sink.fault('an element of the array is missing before a comma or the end')
    else sink.event({ event: undefined, data: element.trim() })
    element = ''
    place = character === ',' ? 'after-comma' : 'closed'
  }
  const inElement = (character: string) => {
    if (!isString && depth === 0 && END_OF_ELEMENT.test(character)) return close(character)
    element += character
    if (isString) {
      if (character === '"' && !isEscaped) isString = false
      isEscaped = character === '\\' && !isEscaped
    } else if (character === '"') isString = true
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
  }
  const take = (character: string) => {
    if (place === 'element') return inElement(character)
    if (SPACE.test(character)) return
    if (place === 'closed') return stop('there is text after the end of the array')
    if (place === 'before') {
      if (character !== '[') return stop('the body is not a JSON array')
      place = 'first'
      return
    }
    if (place === 'first' && character === ']') {
      place = 'closed'
      return
    }
    place = 'element'
    inElement(character)
  }
  let isStopped = false
  const stop = (message: string) => {
    isStopped = true
    sink.fault(message)
  }
  return {
    feed(text) {
      for (let at = 0; at < text.length && !isStopped; at++) take(text.charAt(at))
    },
    end() {
      if (isStopped || place === 'closed') return
      if (element.trim() !== '') sink.event({ event: undefined, data: element.trim() })
      sink.fault('the array is not closed')
    },
    get held() {
      return element.length
    },
  }
}
