import { Problem } from '../../runtime/problem.ts'
import { listFindings } from '../journal/client-findings.ts'
import { findConversations } from '../journal/conversations.ts'
import type { Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { getRedact } from '../journal/redact.ts'
import { containsWords, splitWords } from './contains-words.ts'
import { encodeEntry, encodeJudged, type JudgedBy, type JudgedEntry } from './encode-entry.ts'
import type { ControlHandlers } from './generated/handlers.ts'
import type { operations } from './generated/types/control.ts'
import { waitForEntry } from './operations/wait-for-request.ts'
import type { FindSandbox, FindSandboxes } from './state.ts'

type Query = NonNullable<operations['listRequests']['parameters']['query']>

export function journalHandlers({ find: create, read: find }: FindSandboxes) {
  const findEntry = entryFinder(find)
  return {
    listRequests: async (call) => {
      const { journal, judgedBy } = find(call).control
      const conversations = findConversations(journal.all())
      const entries = listMatchingEntries(journal, call.query, judgedBy)
      const requests = entries.map((entry) => encodeEntry(entry, { ...judgedBy, isWhole: false, conversations }))
      return { json: { requests, forgotten: journal.forgotten } }
    },
    getRequest: async (call) => ({ json: find(call).control.showEntry(findEntry(call), true) }),
    getConversation: async (call) => {
      const { readConversation } = await import('../conversation/turns.ts')
      const entry = findEntry(call)
      return { json: { id: entry.id, ...readConversation(find(call).control.showEntry(entry, true)) } }
    },
    explainRequest: async (call) => {
      const { explainRequest } = await import('./operations/explain-request.ts')
      return { json: explainRequest(findEntry(call), find(call).control.judgedBy) }
    },
    waitForRequest: async (call) => {
      const { timeoutMs = 20_000, ...query } = call.query
      const { control } = create(call)
      const matches = (entry: Entry) => matchesQuery(entry, query, control.judgedBy)
      const entry = await waitForEntry(control, { after: query.after, timeoutMs, signal: call.signal, matches })
      const last = entry?.id ?? Math.max(query.after ?? 0, ...[...control.journal.all()].map(({ id }) => id))
      return { json: { request: entry ? control.showEntry(entry) : null, last } }
    },
    listClientFindings: async (call) => ({
      json: { findings: listFindings(find(call).control.judgedBy.clientFindings) },
    }),
    draftScenario: async (call) => {
      const { control, scenarios } = find(call)
      const { journal, judgedBy } = control
      const entries = listDrafted(journal, findEntry(call), call.query.conversation)
      const requests = entries.map((entry) => {
        const request = encodeEntry(entry, { ...judgedBy, isWhole: true })
        return { request, route: entry.route, mask: getRedact(judgedBy.contract).keys(entry).text }
      })
      // The parser of YAML is loaded on first use, so that the mock starts faster.
      const { draftScenario } = await import('../scenarios/draft-scenario.ts')
      // An added scenario of the same name is replaced.
      const ofFiles = scenarios.list().filter(({ origin }) => !origin.startsWith('controls:'))
      const { text, notes } = draftScenario(requests, new Set(ofFiles.map(({ scenario }) => scenario.name)))
      return { json: { text, notes: [...notes] } }
    },
    deleteRequests: async (call) => {
      const { journal, callbacks } = find(call).control
      return { json: { deleted: journal.clear() + callbacks.clear() } }
    },
    listCallbacks: async (call) => ({ json: { callbacks: find(call).control.callbacks.list(call.query) } }),
  } satisfies Partial<ControlHandlers>
}

type FindEntry = (call: Parameters<FindSandbox>[0] & { readonly path: { readonly id: number } }) => Entry

/** Throws a problem if the journal does not have the request. */
function entryFinder(find: FindSandbox): FindEntry {
  return (call) => {
    const { id } = call.path
    const entry = find(call).control.journal.get(id)
    if (entry) return entry
    throw new Problem('not-found', `There is no request ${id} in the journal of this sandbox.`)
  }
}

/** The entry, or those of its conversation. */
function listDrafted(journal: Journal, entry: Entry, wantsConversation: boolean): readonly Entry[] {
  if (!wantsConversation) return [entry]
  const conversations = findConversations(journal.all())
  const first = conversations.get(entry)
  return first === undefined ? [entry] : [...journal.all()].filter((other) => conversations.get(other) === first)
}

function listMatchingEntries(
  journal: Journal,
  { limit = 100, search = '', ...query }: Query,
  judgedBy: JudgedBy,
): readonly Entry[] {
  const words = splitWords(search)
  const hasWords = (entry: Entry) => {
    if (words.length === 0) return true
    const { text } = getRedact(judgedBy.contract).keys(entry)
    return containsWords(encodeEntry(entry, { ...judgedBy, isWhole: true }), words, text)
  }
  return [...journal.all()].filter((entry) => matchesQuery(entry, query, judgedBy) && hasWords(entry)).slice(-limit)
}

function matchesQuery(entry: Entry, query: Query, judgedBy: JudgedBy): boolean {
  const { method, path, operationId, status, verdicts, outcome, after, before } = query
  return (
    (after === undefined || entry.id > after) &&
    (before === undefined || entry.id < before) &&
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
