import { useEffect, useState } from 'preact/hooks'
import { callControl, isProxy, ownSandbox, type Schemas } from './control.ts'
import { getSettings } from './route.ts'
import { getRequestKey, store } from './store.ts'

const nothing: ReadonlySet<string> = new Set()

const REPEAT_MS = 2000

/** The keys of the requests whose bodies, events or answers have the words; the list has only short bodies. */
export function useSearch(text: string): ReadonlySet<string> {
  const [hits, setHits] = useState({ text: '', keys: nothing })
  useEffect(() => {
    if (text.trim().length < 2 || isProxy) return
    let [isWanted, searched] = [true, '']
    const search = async () => {
      const state = `${store.newest} ${store.requests.size}`
      if (state === searched) return
      searched = state
      const keys = await searchJournals(text).catch(() => nothing)
      if (isWanted) setHits({ text, keys })
    }
    const timers = [setTimeout(search, 250), setInterval(search, REPEAT_MS)]
    return () => {
      isWanted = false
      for (const timer of timers) clearTimeout(timer)
    }
  }, [text])
  return hits.text === text ? hits.keys : nothing
}

async function searchJournals(text: string): Promise<ReadonlySet<string>> {
  const sandboxes = getSettings().showsAll ? store.sandboxes.map(({ name }) => name) : [ownSandbox]
  const path = `/journal?limit=1000&search=${encodeURIComponent(text.slice(0, 200))}`
  const keys = sandboxes.map(async (sandbox) => {
    const { requests } = await callControl<Schemas['RequestList']>('GET', path, { sandbox })
    return requests.map(({ id }) => getRequestKey({ sandbox, id }))
  })
  return new Set((await Promise.all(keys)).flat())
}
