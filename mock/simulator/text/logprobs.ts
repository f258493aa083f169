import { type Random, randomFrom } from '../../../runtime/random.ts'
import type { Sampling, TokenLogprob } from '../../../server-stub/ports/text-model.ts'

const VOCABULARY = 100_000
const RIVALS = 'the a it and is to this of in that for with as on at by we or be an so'.split(' ')
const SURPRISE_CHANCE = 0.12

/**
 * The log probability of a piece with those of the `count` likeliest tokens, including itself, in descending order.
 * Without temperature the piece is the likeliest.
 */
export function getLogprob(piece: string, count: number, by: { random: Random; sampling: Sampling }): TokenLogprob {
  const { random, sampling } = by
  const isSurprise = count > 1 && sampling.temperature !== 0 && random.chance(SURPRISE_CHANCE)
  const space = piece.startsWith(' ') ? ' ' : ''
  const rivals = random
    .shuffle(RIVALS)
    .map((word) => space + word)
    .filter((word) => word !== piece)
    .slice(0, Math.max(0, count - 1))
  const tokens = isSurprise ? [...rivals.slice(0, 1), piece, ...rivals.slice(1)] : [piece, ...rivals]
  let left = 1
  const entries = tokens.map((token) => {
    const probability = left * (0.5 + random.next() * 0.45)
    left -= probability
    return { token, tokenId: getId(token), logprob: Number(Math.log(probability).toFixed(6)) }
  })
  entries.sort((a, b) => b.logprob - a.logprob)
  const entry = entries.find(({ token }) => token === piece)
  return { token: piece, tokenId: getId(piece), logprob: entry?.logprob ?? 0, top: entries.slice(0, count) }
}

function getId(token: string): number {
  return randomFrom('token', token).int(0, VOCABULARY - 1)
}
