import { afterEach, expect, test } from 'vitest'
import { gateway } from './gateway.ts'

const include = ['file_search_call.results']
const { post, violations } = gateway()

afterEach(() => expect(violations).toEqual([]))

/** What came of a search with that tool. */
async function search(tool: object) {
  const reply = await post({ model: 'gw-text-large', input: 'Find the policy', tools: [tool], include })
  expect(reply.status, reply.body).toBe(200)
  return reply.json().output[0]
}

const files = { type: 'file_search', vector_store_ids: ['vs_1'] }

test('a file search applies the minimum score and the number of results', async () => {
  const { results } = await search({ ...files, max_num_results: 20 })
  expect(results).toHaveLength(20)
  const least = results[4].score
  const { results: best } = await search({ ...files, max_num_results: 20, ranking_options: { score_threshold: least } })
  expect(best.length).toBeGreaterThan(0)
  for (const { score } of best) expect(score).toBeGreaterThanOrEqual(least)
  expect((await search({ ...files, ranking_options: { score_threshold: 1 } })).results).toEqual([])
})

test('a file search applies the filter', async () => {
  const country = { type: 'eq', key: 'country', value: 'PT' }
  const filters = [
    { type: 'gte', key: 'year', value: 2025 },
    { type: 'ne', key: 'draft', value: true },
  ]
  const recent = { type: 'or', filters }
  const { results } = await search({ ...files, filters: { type: 'and', filters: [country, recent] } })
  expect(results.length).toBeGreaterThan(0)
  for (const { attributes } of results) {
    expect(attributes.country).toBe('PT')
    expect(attributes.year >= 2025 || attributes.draft !== true).toBe(true)
  }
  const contradiction = { type: 'and', filters: [country, { ...country, value: 'ES' }] }
  expect((await search({ ...files, filters: contradiction })).results).toEqual([])
})

test('a web search applies the allowed domains', async () => {
  const { action } = await search({
    type: 'web_search_preview',
    domains: ['only.example', 'https://docs.example.com/a'],
  })
  const hosts = action.sources.map(({ url }: { url: string }) => new URL(url).hostname)
  expect(new Set(hosts)).toEqual(new Set(['only.example', 'docs.example.com']))
  expect((await search({ type: 'web_search_preview', domains: ['not a domain'] })).action.sources).toEqual([])
})
