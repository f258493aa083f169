/**
 * Attributes, `on…` handlers, and properties without an attribute.
 *
 * @typedef {{ readonly [name: string]: unknown }} Given
 * @typedef {Node | string | number | null | undefined | false} Child
 */

const HANDLERS = /** @type {const} */ ([
  'onclick',
  'oninput',
  'onchange',
  'onkeydown',
  'onsubmit',
  'ontoggle',
  'onfocus',
])

/**
 * Creates an element. Strings become text nodes, never markup. `key` identifies it among its siblings in `patch`.
 *
 * @param {string} tag
 * @param {Given} given
 * @param {readonly (Child | readonly Child[])[]} children
 * @returns {HTMLElement}
 */
export function el(tag, given = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(given)) give(element, name, value)
  for (const child of children.flat()) if (isShown(child)) element.append(asNode(child))
  return element
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {unknown} value
 */
function give(element, name, value) {
  if (value === undefined || value === false || value === null) return
  if (name === 'key') element.dataset.key = String(value)
  else if (name === 'place') element.style.cssText = String(value)
  else if (name.startsWith('on')) Object.assign(element, { [name]: value })
  else element.setAttribute(name, value === true ? '' : String(value))
}

/** @type {(child: Child) => child is Node | string | number} */
const isShown = (child) => child !== null && child !== undefined && child !== false

/** @param {Node | string | number} child */
const asNode = (child) => (child instanceof Node ? child : document.createTextNode(String(child)))

/**
 * Updates the children of an element and reuses existing ones, so that focus, selection, scroll positions and input
 * are preserved.
 *
 * @param {Element} parent
 * @param {readonly Child[]} wanted
 */
export function patch(parent, wanted) {
  const keyed = new Map([...parent.children].flatMap((each) => (toKey(each) ? [[toKey(each), each]] : [])))
  let place = parent.firstChild
  for (const next of wanted.filter(isShown).map(asNode)) {
    const known = toKey(next) ? keyed.get(toKey(next)) : sameKind(place, next) ? place : undefined
    if (!known) {
      parent.insertBefore(next, place)
      continue
    }
    if (known === place) place = place.nextSibling
    else parent.insertBefore(known, place)
    if (known !== next) become(known, next)
  }
  while (place) {
    const rest = place.nextSibling
    place.remove()
    place = rest
  }
}

/** @param {Node | null} node */
function toKey(node) {
  return node instanceof HTMLElement ? node.dataset.key : undefined
}

/**
 * @param {Node | null} node
 * @param {Node} next
 */
function sameKind(node, next) {
  return node !== null && node.nodeName === next.nodeName && !toKey(node)
}

/**
 * @param {Node} node
 * @param {Node} next
 */
function become(node, next) {
  if (!(node instanceof HTMLElement) || !(next instanceof HTMLElement)) {
    if (node.nodeValue !== next.nodeValue) node.nodeValue = next.nodeValue
    return
  }
  for (const { name } of [...node.attributes])
    if (!next.hasAttribute(name) && !keepsItself(node, name)) node.removeAttribute(name)
  for (const { name, value } of next.attributes) {
    if (name !== 'style' && !keepsItself(node, name) && node.getAttribute(name) !== value)
      node.setAttribute(name, value)
  }
  if (node.style.cssText !== next.style.cssText) node.style.cssText = next.style.cssText
  if (node instanceof HTMLInputElement && node.type === 'range') node.value = node.defaultValue
  for (const name of HANDLERS) if (node[name] !== next[name]) Object.assign(node, { [name]: next[name] })
  if (!node.hasAttribute('data-own')) patch(node, [...next.childNodes])
}

/**
 * State that the user controls, such as whether a part is open.
 *
 * @param {HTMLElement} node
 * @param {string} name
 */
function keepsItself(node, name) {
  return name === 'open' && node instanceof HTMLDetailsElement
}
