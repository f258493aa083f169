/**
 * Takes what the operator should know of: a failure of ours, and what caused it. A warning is of what others have asked
 * for or brought about.
 */
export type Log = (message: string, cause: unknown, level?: 'error' | 'warn') => void

export const logToStderr: Log = (message, cause) => console.error(message, cause)
