const cases = [...document.querySelectorAll('.case')]
const groups = [...document.querySelectorAll('.group')]
const parts = [...document.querySelectorAll('.part:has(.group)')]
const search = document.querySelector('#search')
const operation = document.querySelector('#operation')

/** Titles of groups are searched too. */
const texts = new Map()

function getText(each) {
  const own =
    texts.get(each) ?? `${each.parentElement.querySelector('.title').textContent} ${each.textContent}`.toLowerCase()
  texts.set(each, own)
  return own
}

function filter() {
  const words = search.value.toLowerCase().split(/\s+/)
  const isChosen = ({ dataset }) => operation.value === '' || dataset.operation === operation.value
  for (const each of cases) each.hidden = !(isChosen(each) && words.every((word) => getText(each).includes(word)))
  const isFiltered = search.value !== '' || operation.value !== ''
  for (const group of groups) {
    const own = [...group.querySelectorAll('.case')]
    const shown = own.filter((each) => !each.hidden)
    const count = group.querySelector('.count')
    count.dataset.all ??= count.textContent
    count.textContent = isFiltered ? `${shown.length} of ${count.dataset.all}` : count.dataset.all
    group.hidden = shown.length === 0
  }
  for (const part of parts) part.querySelector('.none').hidden = part.querySelector('.group:not([hidden])') !== null
  const shown = cases.filter((each) => !each.hidden).length
  document.querySelector('#shown').value = isFiltered ? `${shown} of ${cases.length} entries` : ''
}

search?.addEventListener('input', filter)
operation?.addEventListener('input', filter)
// A browser may keep the entered values when it loads the page again.
if (search) filter()

document.addEventListener('click', async ({ target }) => {
  if (!target.matches('.copy')) return
  const name = target.textContent
  await copy(target.closest('div').querySelector('pre'))
  target.textContent = 'Copied'
  setTimeout(() => {
    target.textContent = name
  }, 1500)
})

/** Without a secure connection there is no clipboard, but a selection can be copied. */
async function copy(element) {
  if (navigator.clipboard) return navigator.clipboard.writeText(element.textContent)
  getSelection().selectAllChildren(element)
  document.execCommand('copy')
}

/** On paper each cause is open. */
addEventListener('beforeprint', () => {
  for (const group of document.querySelectorAll('.failed > .group, .stale > .group')) group.open = true
})
