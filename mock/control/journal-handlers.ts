import { Problem } from '../../runtime/problem.ts'
import type { Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { MockContract } from '../mock-contract.ts'
import { containsWords, splitWords } from './contains-words.ts'
import { encodeEntry, encodeJudged } from './encode-entry.ts'
import type { ControlHandlers } from './generated/handlers.ts'
import type { operations } from './generated/types/control.ts'
import { judgeEntry } from './judge-entry.ts'
import type { FindSandbox } from './state.ts'

type Query = NonNullable<operations['listRequests']['parameters']['query']>

export function journalHandlers(find: FindSandbox, contract: MockContract) {
  return {
    listRequests: async (call) => {
      const { journal } = find(call).control
      const entries = listMatchingEntries(journal, call.query, contract)
      const requests = entries.map((entry) => encodeEntry(entry, { contract, isWhole: false }))
      return { json: { requests, forgotten: journal.forgotten } }
    },
    getRequest: async (call) => {
      const { id } = call.path
      const entry = find(call).control.journal.get(id)
      if (entry) return { json: encodeEntry(entry, { contract, isWhole: true }) }
      throw new Problem('not-found', `There is no request ${id} in the journal of this sandbox.`)
    },
    deleteRequests: async (call) => {
      const { journal, callbacks } = find(call).control
      return { json: { deleted: journal.clear() + callbacks.clear() } }
    },
    listCallbacks: async (call) => ({ json: { callbacks: find(call).control.callbacks.list(call.query) } }),
  } satisfies Partial<ControlHandlers>
}

function listMatchingEntries(
  journal: Journal,
  { limit = 100, search = '', ...query }: Query,
  contract: MockContract,
): readonly Entry[] {
  const words = splitWords(search)
  const hasWords = (entry: Entry) =>
    words.length === 0 || containsWords(encodeEntry(entry, { contract, isWhole: true }), words)
  const matching = [...journal.all()].filter((entry) => matchesQuery(entry, query, contract) && hasWords(entry))
  return matching.slice(-limit)
}

function matchesQuery(entry: Entry, query: Query, contract: MockContract): boolean {
  const { method, path, operationId, status, verdicts, outcome, after } = query
  return (
    (after === undefined || entry.id > after) &&
    (method === undefined || entry.method === method.toUpperCase()) &&
    (path === undefined || entry.url.startsWith(path)) &&
    (operationId === undefined || entry.route?.operationId === operationId) &&
    (status === undefined || entry.status === status) &&
    (verdicts === undefined || verdicts === judgeEntry(entry, contract.judged).length > 0) &&
    (outcome === undefined || outcome === encodeJudged(entry, contract).outcome)
  )
}
