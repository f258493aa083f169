import { base } from './control.js'
import { el } from './element.js'

/**
 * The result of a task. Only files of this mock are shown, whatever address the record has.
 *
 * @param {import('./store.js').Task} task
 */
export function getMedia({ id, kind, record }) {
  const address = ownAddress(record.imageUrl ?? record.url)
  if (address === undefined)
    return el('div', { class: 'media none', 'aria-hidden': 'true' }, kind === 'video' ? '▷' : '▨')
  if (kind === 'video') {
    return el('video', {
      class: 'media',
      src: address,
      controls: true,
      muted: true,
      loop: true,
      preload: 'metadata',
      'aria-label': `Video of ${id}`,
    })
  }
  return el(
    'a',
    { class: 'media', href: address, target: '_blank' },
    el('img', { src: address, alt: `Image of ${id}` }),
  )
}

/** @param {unknown} address */
function ownAddress(address) {
  if (typeof address !== 'string') return undefined
  const name = /\/files\/([^/?#]+)$/.exec(address)?.[1]
  return name && `${base}/__mock/page/made/${name}`
}
