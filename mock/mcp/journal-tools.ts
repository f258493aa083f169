import type { operations } from '../control/generated/types/control.ts'
import { takeFitting } from '../control/operations/page-of.ts'
import type { AddTool, ToolCall } from './add-tool.ts'
import { getNext, pagedParts, readPart, summariseWhole, toRow } from './show-request.ts'
import { describeInput, getInputSchema } from './tool-inputs.ts'

type Query<O extends 'listRequests' | 'waitForRequest'> = NonNullable<operations[O]['parameters']['query']>

const MAX_PAGE = 50
const idInput = { type: 'integer', minimum: 1, description: 'The id of a request, from list_requests.' }
const parts = ['summary', ...pagedParts] as const

/** Tools that read the journal. */
export function addJournalTools(add: AddTool): void {
  add<Query<'listRequests'>>(
    {
      name: 'list_requests',
      about:
        'Lists the requests that the mock got, the newest last, each with its status and what is wrong with it. Begin here when an app misbehaves. `verdicts: true` lists only those with findings.',
      input: getInputSchema('listRequests', { limit: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 20 } }),
      effect: 'reads',
    },
    listRequests,
  )
  add<{ id: number; part?: (typeof parts)[number]; cursor?: number }>(
    {
      name: 'get_request',
      about:
        'Reads one request: what is wrong, the last turns of the conversation, the answer put together. The parts have all of it, in pages; `request` is headers and body.',
      input: describeInput(
        {
          id: idInput,
          part: { type: 'string', enum: [...parts], default: 'summary' },
          cursor: {
            type: 'integer',
            minimum: 0,
            description: 'Where the page of a part begins, from the previous answer.',
          },
        },
        ['id'],
      ),
      effect: 'reads',
    },
    async ({ control }, { id, part = 'summary', cursor = 0 }) => {
      const request = await control.getRequest(id)
      return part === 'summary' ? summariseWhole(request) : readPart(request, part, cursor)
    },
  )
  add<Query<'waitForRequest'>>(
    {
      name: 'wait_for_request',
      about:
        'Waits for the next request that matches, for at most timeoutMs, and returns it when it has ended. With `after`, the id of the last request that you have seen (0 for none), it misses none.',
      input: getInputSchema('waitForRequest', {
        timeoutMs: { type: 'integer', minimum: 0, maximum: 50_000, default: 20_000 },
      }),
      effect: 'reads',
    },
    async ({ control }, query) => {
      const { request, last } = await control.waitForRequest(query)
      const next = request ? getNext([request]) : `No request came in time: wait_for_request with after: ${last}.`
      return { request: request && toRow(request), last, next }
    },
  )
  add<{ id?: number }>(
    {
      name: 'explain_refusal',
      about:
        'Explains why a request was refused or warned about: each finding with its place, the schema at that place, the reply, and a valid example. Without an id the last request with findings.',
      input: describeInput({ id: idInput }),
      effect: 'reads',
    },
    explainRefusal,
  )
}

async function listRequests({ control }: ToolCall, { limit = 20, ...query }: Query<'listRequests'>) {
  const { requests, forgotten } = await control.listRequests({ ...query, limit: limit + 1 })
  if (requests.length === 0) return { requests: [], ...(await explainEmpty(control)) }
  const rows = takeFitting(requests.slice(-limit).map(toRow).toReversed()).toReversed()
  const earlier = requests.length > rows.length ? ` list_requests with before: ${rows[0]?.id} has earlier ones.` : ''
  const next = getNext(requests.slice(-rows.length)) + earlier
  return { requests: rows, ...(forgotten > 0 ? { forgotten } : {}), next }
}

/** The reason for an empty list: another sandbox, another filter, or no journal. */
async function explainEmpty(control: ToolCall['control']) {
  const { counts, options } = await control.getState()
  if (!options.journal) return { next: 'The mock keeps no journal: start it without --no-journal.' }
  if (counts.requests > 0) return { next: 'No request matches: call list_requests with fewer filters.' }
  const { sandboxes } = await control.listSandboxes()
  const others = sandboxes.filter(({ counts: { requests } }) => requests > 0).map(({ name }) => name)
  const sandboxesWithRequests = others.slice(0, 20)
  return {
    sandboxesWithRequests,
    next: 'Nothing has arrived here yet: let the app send, then wait_for_request with after: 0.',
  }
}

async function explainRefusal({ control }: ToolCall, { id }: { readonly id?: number }) {
  const requestId = id ?? (await control.listRequests({ verdicts: true, limit: 1 })).requests[0]?.id
  if (requestId === undefined)
    return {
      next: 'No request in this sandbox has findings: list_requests has all, validate_request checks one before it is sent.',
    }
  const { findings, ...explained } = await control.explainRequest(requestId)
  const { operationId } = explained
  const checked =
    operationId === null
      ? 'list_operations has the paths of the contract.'
      : `validate_request with operationId: ${operationId} checks the mended request.`
  const next = findings.length === 0 ? 'Nothing is wrong with this request: get_request has its answer.' : checked
  return { ...explained, findings: findings.slice(0, 20), next }
}
