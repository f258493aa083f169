/** Takes what the operator should know of: a failure of ours, and what caused it. */
export type Log = (message: string, cause: unknown) => void

export const logToStderr: Log = (message, cause) => console.error(message, cause)
