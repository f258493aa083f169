import { Problem } from '../../runtime/problem.ts'
import type { Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { MockContract } from '../mock-contract.ts'
import { containsWords, splitWords } from './contains-words.ts'
import { encodeEntry, encodeJudged, type JudgedBy, type JudgedEntry } from './encode-entry.ts'
import type { ControlHandlers } from './generated/handlers.ts'
import type { operations } from './generated/types/control.ts'
import type { FindSandbox } from './state.ts'

type Query = NonNullable<operations['listRequests']['parameters']['query']>

export function journalHandlers(find: FindSandbox, contract: MockContract) {
  return {
    listRequests: async (call) => {
      const { journal, clientFindings } = find(call).control
      const judgedBy = { contract, clientFindings }
      const entries = listMatchingEntries(journal, call.query, judgedBy)
      const requests = entries.map((entry) => encodeEntry(entry, { ...judgedBy, isWhole: false }))
      return { json: { requests, forgotten: journal.forgotten } }
    },
    getRequest: async (call) => {
      const { id } = call.path
      const { journal, clientFindings } = find(call).control
      const entry = journal.get(id)
      if (entry) return { json: encodeEntry(entry, { contract, clientFindings, isWhole: true }) }
      throw new Problem('not-found', `There is no request ${id} in the journal of this sandbox.`)
    },
    listClientFindings: async (call) => {
      const found = [...find(call).control.clientFindings]
      return {
        json: { findings: found.flatMap(([{ id }, findings]) => findings.map((one) => ({ request: id, ...one }))) },
      }
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
  judgedBy: JudgedBy,
): readonly Entry[] {
  const words = splitWords(search)
  const hasWords = (entry: Entry) =>
    words.length === 0 || containsWords(encodeEntry(entry, { ...judgedBy, isWhole: true }), words)
  const matching = [...journal.all()].filter((entry) => matchesQuery(entry, query, judgedBy) && hasWords(entry))
  return matching.slice(-limit)
}

function matchesQuery(entry: Entry, query: Query, judgedBy: JudgedBy): boolean {
  const { method, path, operationId, status, verdicts, outcome, after } = query
  return (
    (after === undefined || entry.id > after) &&
    (method === undefined || entry.method === method.toUpperCase()) &&
    (path === undefined || entry.url.startsWith(path)) &&
    (operationId === undefined || entry.route?.operationId === operationId) &&
    (status === undefined || entry.status === status) &&
    ((verdicts === undefined && outcome === undefined) || matchesJudged(encodeJudged(entry, judgedBy), query))
  )
}

function matchesJudged(judged: JudgedEntry, { verdicts, outcome }: Query): boolean {
  const hasFindings = judged.verdicts.length > 0
  return (verdicts ?? hasFindings) === hasFindings && (outcome ?? judged.outcome) === judged.outcome
}
