const cases = [...document.querySelectorAll('.case')]
const groups = [...document.querySelectorAll('.group')]
const parts = [...document.querySelectorAll('.part:has(.group)')]
const search = document.querySelector('#search')
const operation = document.querySelector('#operation')

/** Titles of groups are searched too. */
const texts = new Map()

function getText(entry) {
  const text =
    texts.get(entry) ?? `${entry.parentElement.querySelector('.title').textContent} ${entry.textContent}`.toLowerCase()
  texts.set(entry, text)
  return text
}

function filterCases() {
  const words = search.value.toLowerCase().split(/\s+/)
  const isChosen = ({ dataset }) => operation.value === '' || dataset.operation === operation.value
  for (const entry of cases) entry.hidden = !(isChosen(entry) && words.every((word) => getText(entry).includes(word)))
  const isFiltered = search.value !== '' || operation.value !== ''
  for (const group of groups) {
    const shown = [...group.querySelectorAll('.case')].filter((entry) => !entry.hidden)
    const count = group.querySelector('.count')
    count.dataset.all ??= count.textContent
    count.textContent = isFiltered ? `${shown.length} of ${count.dataset.all}` : count.dataset.all
    group.hidden = shown.length === 0
  }
  for (const part of parts) part.querySelector('.none').hidden = part.querySelector('.group:not([hidden])') !== null
  const shown = cases.filter((entry) => !entry.hidden).length
  document.querySelector('#shown').value = isFiltered ? `${shown} of ${cases.length} entries` : ''
}

search?.addEventListener('input', filterCases)
operation?.addEventListener('input', filterCases)
// A browser may keep the entered values when it loads the page again.
if (search) filterCases()

document.addEventListener('click', async ({ target }) => {
  if (!target.matches('.copy')) return
  const name = target.textContent
  await copyText(target.closest('div').querySelector('pre'))
  target.textContent = 'Copied'
  setTimeout(() => {
    target.textContent = name
  }, 1500)
})

/** Copies a text: by its selection where there is no clipboard, as without a secure connection. */
async function copyText(element) {
  if (navigator.clipboard) return navigator.clipboard.writeText(element.textContent)
  getSelection().selectAllChildren(element)
  document.execCommand('copy')
}

/** Opens every cause on paper. */
addEventListener('beforeprint', () => {
  for (const group of document.querySelectorAll('.failed > .group, .stale > .group')) group.open = true
})
