import type { Finding } from '../server-stub/judge/finding.ts'

/** Listener to a body while it arrives. */
export interface Listener {
  readonly findings: readonly Finding[]
  feed(bytes: Uint8Array): void
}

/** The received part of a body. */
export interface Body {
  readonly bytes: Uint8Array
  readonly end: 'whole' | 'left' | { readonly error: unknown }
}

/** An invalid stream may never end: time to read on after the first finding, for more findings. */
const graceMs = 1000

/** Reads a body to its end, or for a while after the first finding of the listener. */
export async function readBody({ body }: Pick<Response, 'body'>, listener?: Listener): Promise<Body> {
  const chunks: Uint8Array[] = []
  const reader = body?.getReader()
  let end: Body['end'] = 'whole'
  let leaving: NodeJS.Timeout | undefined
  const leave = (): void => {
    end = 'left'
    void reader?.cancel()
  }
  try {
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      chunks.push(read.value)
      listener?.feed(read.value)
      if (listener && listener.findings.length > 0) leaving ??= setTimeout(leave, graceMs)
    }
  } catch (error) {
    end = { error }
  } finally {
    clearTimeout(leaving)
  }
  return { bytes: Buffer.concat(chunks), end }
}
