/** The two ways to get an answer, and the ends of the ids of their cases. */
export const modes = [
  { mode: 'whole', stream: false },
  { mode: 'streamed', stream: true },
] as const
