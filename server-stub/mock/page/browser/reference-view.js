import { el } from './element.js'

/** The reference is a document of its own, so that neither its styles nor its library touch the page. */
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
