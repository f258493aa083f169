/** The id of a button: `<PREFIX>::JOB::<operation>::<index>::<jobId>`. */
export interface CustomId {
  readonly operation: string
  readonly index: number
  readonly jobId: string
}

export function formatCustomId({ operation, index, jobId }: CustomId): string {
  return `BOT::JOB::${operation}::${index}::${jobId}`
}

export function parseCustomId(text: string): CustomId | undefined {
  const [, operation, index, jobId] = /^[^:]+::JOB::([^:]+)::(\d+)::([^:]+)$/.exec(text) ?? []
  if (operation === undefined || index === undefined || jobId === undefined) return undefined
  return { operation, index: Number(index), jobId }
}
