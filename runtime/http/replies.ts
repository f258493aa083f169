import { essence, isJson } from './media-types.ts'

interface Declared {
  /** A `ReplyStatus`; imported JSON has no such type. */
  readonly status: number | string
}

/** The declared replies of a status: those of exactly this status, else those of its range, else the default. */
export function findReplies<R extends Declared>(replies: readonly R[], status: number): readonly R[] {
  for (const key of [status, `${Math.floor(status / 100)}XX`, 'default']) {
    const matches = replies.filter((reply) => reply.status === key)
    if (matches.length > 0) return matches
  }
  return []
}

/**
 * The replies of a successful request: the first status below 300, else below 400, else the default, else the first.
 * Statuses below 200 are not final.
 */
export function findSuccesses<R extends Declared>(replies: readonly R[]): readonly R[] {
  const statuses = [...new Set(replies.map(({ status }) => status))]
  const within = (digit: number) =>
    statuses.find((status) => typeof status === 'number' && Math.floor(status / 100) === digit) ??
    statuses.find((status) => status === `${digit}XX`)
  const status =
    within(2) ??
    within(3) ??
    statuses.find((status) => status === 'default') ??
    statuses.find((status) => !String(status).startsWith('1'))
  return replies.filter((reply) => reply.status === status)
}

/** The status to send for a declared one; of a range the first, by default 200. */
export function toStatus(status: number | string | undefined): number {
  if (typeof status === 'number') return status
  return status === undefined || status === 'default' ? 200 : Number(status.charAt(0)) * 100
}

/** The declared reply of a media type: that of exactly this type, else that of its range. */
export function findMedia<R extends { readonly mediaType: string }>(
  replies: readonly R[],
  mediaType: string,
): R | undefined {
  const type = essence(mediaType)
  const ranges = type === '' ? [] : [`${type.split('/')[0]}/*`, '*/*']
  return [type, ...ranges].flatMap(
    (declaredType) => replies.find((reply) => essence(reply.mediaType) === declaredType) ?? [],
  )[0]
}

/** Whether a reply of this status and method has no body, whatever the contract declares. */
export function hasNoBody(method: string, status: number): boolean {
  return method === 'HEAD' || status === 204 || status === 304 || status < 200
}

/** The media type of JSON among the declared ones; ranges may be JSON. */
export function findJson(replies: readonly { readonly mediaType: string }[]): string | undefined {
  const types = replies.map(({ mediaType }) => essence(mediaType))
  const isOpen = types.some((type) => type === '*/*' || type === 'application/*')
  return types.find(isJson) ?? (isOpen ? 'application/json' : undefined)
}
