import type { RelayCase, RelayContext, RelayResult } from '../relay.ts'

/** A case for each of the two ways to get an answer, which ends its id. */
export function inBothModes(
  { name, ...row }: Omit<RelayCase, 'run'>,
  run: (context: RelayContext, stream: boolean) => Promise<RelayResult>,
): RelayCase[] {
  return [false, true].map((stream) => ({
    ...row,
    name: [name, stream ? 'streamed' : 'whole'].filter(Boolean).join('/'),
    run: (context) => run(context, stream),
  }))
}
