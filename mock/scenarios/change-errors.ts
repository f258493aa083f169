import type { Route } from '../../runtime/contract.ts'
import { isObject, ownValue } from '../../runtime/json.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import type { PathError } from '../../settings/errors.ts'
import type { MockContract } from '../mock-contract.ts'
import { type Changes, listEvents, listPaths } from './changes.ts'
import { findUndeclaredParent, getAnswerSchemas } from './declared-paths.ts'
import { findUnreadablePaths } from './matcher.ts'
import type { Answer } from './scenario.ts'
import { getKinds } from './supported-answers.ts'

interface ChangedOperations {
  readonly contract: MockContract
  readonly routes: readonly Route[]
}

/** Names of events, and paths, that no answer of these operations has. Places are relative to the answer. */
export function findChangeErrors(changes: Answer, { contract, routes }: ChangedOperations): readonly PathError[] {
  const unknown = findUnknownEvents(changes, routes)
  if (unknown.length > 0 || findUnreadablePaths(changes).length > 0) return unknown
  const paths = listPaths(changes)
  // All other answers may come from a recording or a deployment.
  const isOurs = paths.length > 0 && getKinds(changes).includes('words')
  const schemas = isOurs ? getAnswerSchemas(contract) : undefined
  if (schemas === undefined) return []
  const { ofReplies, ofEvent } = schemas
  return paths.flatMap(({ path, query }) => {
    // The path of a change in a stream has the name of the event too.
    const event = path.length === 3 ? String(path[1]) : undefined
    const added = path[0] === 'patch' ? findAdded(changes, event) : []
    if (added.some((other) => other !== query && query.startsWith(other))) return []
    const message = findUndeclaredParent(event === undefined ? ofReplies(routes) : ofEvent(event), query)
    return message === undefined ? [] : [{ path, message }]
  })
}

/** The paths of the other values that a patch adds, which may have members. */
function findAdded({ patch = {} }: Changes, event: string | undefined): readonly string[] {
  const values = event === undefined ? patch : ownValue(patch, event)
  return isObject(values) ? Object.keys(values) : []
}

function findUnknownEvents(changes: Changes, routes: readonly Route[]): readonly PathError[] {
  const events = routes.flatMap(({ streams }) => streams.flatMap((stream) => stream.events))
  if (events.some(({ anyName }) => anyName)) return []
  const names = [...new Set(events.map(({ name }) => name))]
  const unknown = listEvents(changes).filter(({ name }) => !names.includes(name))
  return unknown.map(({ path, name }) => {
    return { path, message: `unknown event \`${shortenText(name)}\`; ${suggestion(name, names)}` }
  })
}
