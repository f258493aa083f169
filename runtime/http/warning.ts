import type { FastifyReply } from 'fastify'
import { WARNING_HEADER } from './endpoint.ts'

const MAX_LENGTH = 1000

/** Adds a sentence to the warning of a reply. */
export function addWarning(reply: FastifyReply, sentence: string): void {
  const before = reply.getHeader(WARNING_HEADER)
  const text = before === undefined ? sentence : `${before} ${sentence}`
  reply.header(WARNING_HEADER, text.replaceAll(/[^ -~]/g, '?').slice(0, MAX_LENGTH))
}
