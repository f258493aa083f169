import type { ServerResponse } from 'node:http'

/** Answers in place of the target. */
export function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ error: { message, type: 'proxy_error' }, message })
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)
}
