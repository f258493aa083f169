import type { Alteration, Exchange, Reply } from '../altered-target.ts'
import type { Edit } from './json-edits.ts'

export type Alter = () => Alteration

type When = (exchange: Exchange) => boolean

const isSuccess: When = ({ status }) => status < 300
const isError: When = ({ status }) => status >= 400
const isJson: When = ({ headers }) => headers['content-type']?.includes('json') === true

function onReply(when: When, change: (exchange: Exchange) => Partial<Reply>): Alter {
  return () => ({ reply: (exchange) => (when(exchange) ? change(exchange) : {}) })
}

function editBody(edit: Edit): (exchange: Exchange) => Partial<Reply> {
  return ({ body }) => ({ body: JSON.stringify(edit(JSON.parse(body))) })
}

/** Edits the JSON of replies of success. */
export function inReply(edit: Edit, when: When = () => true): Alter {
  return onReply((exchange) => isSuccess(exchange) && isJson(exchange) && when(exchange), editBody(edit))
}

/** Edits the JSON of errors. */
export function inError(edit: Edit): Alter {
  return onReply((exchange) => isError(exchange) && isJson(exchange), editBody(edit))
}

/** Gives one status in place of another, with the same body. */
export function statusAs(from: number, to: number): Alter {
  return onReply(
    ({ status }) => status === from,
    () => ({ status: to }),
  )
}

/** Sets a header of all replies that a case is about. */
export function withHeader(name: string, value: string, when: When = () => true): Alter {
  return onReply(when, ({ headers }) => ({ headers: { ...headers, [name]: value } }))
}

export function withoutHeader(name: string): Alter {
  return onReply(
    () => true,
    ({ headers: { [name]: _, ...headers } }) => ({ headers }),
  )
}

/** Answers errors of one status with something else. */
export function getInstead(status: number, reply: Partial<Reply>): Alter {
  return onReply(
    (exchange) => exchange.status === status,
    () => reply,
  )
}

/** Changes the whole reply where it is one of these. */
export { onReply }

export const isRead: When = ({ method, path }) => method === 'GET' && !path.endsWith('/content')
export const isDownload: When = ({ path }) => path.endsWith('/content')
