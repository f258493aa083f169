import type { Effort } from './case.ts'

/** About eight minutes for all cases on two processors. */
export const ordinary: Effort = {
  rounds: 7,
  windowMs: 350,
  // Every few large bodies cause a full collection.
  leastReplies: 24,
  // The engine still optimises the code of the mock after tens of thousands of requests.
  warmUpMs: 2000,
  connections: 64,
  hasPrism: true,
  firstEvents: 200,
  exchanges: 500,
  streamsInTurn: 20,
  streamsEach: 2,
  openStreams: 500,
  settleMs: 1000,
  installed: ['gatewright', '@copilotkit/aimock', '@stoplight/prism-cli', 'msw'],
  crowdSlow: 1000,
  crowdFast: 100,
  crowdMs: 2000,
  suite: 'whole',
}

/** The effort of `--quick`, for the cases of the table. */
export const quick: Effort = {
  ...ordinary,
  rounds: 3,
  windowMs: 200,
  leastReplies: 4,
  warmUpMs: 1000,
  hasPrism: false,
  streamsEach: 1,
}

/** Enough to see every row. */
export const trial: Effort = {
  rounds: 1,
  windowMs: 50,
  leastReplies: 1,
  warmUpMs: 20,
  connections: 4,
  hasPrism: true,
  firstEvents: 5,
  exchanges: 5,
  streamsInTurn: 1,
  streamsEach: 1,
  openStreams: 50,
  settleMs: 100,
  installed: ['gatewright'],
  crowdSlow: 50,
  crowdFast: 5,
  crowdMs: 300,
  suite: 'models',
}
