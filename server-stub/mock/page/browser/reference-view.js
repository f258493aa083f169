import { el } from './element.js'

/** The reference is a separate document, so that its styles and library do not affect the page. */
export function referenceView() {
  return [
    el('iframe', {
      key: 'reference',
      'data-own': true,
      class: 'reference',
      src: '__mock/reference',
      title: 'API reference',
    }),
  ]
}
