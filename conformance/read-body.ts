import type { Finding } from '../server-stub/judge/finding.ts'

/** What is told of a body while it comes. */
export interface Listener {
  readonly findings: readonly Finding[]
  feed(bytes: Uint8Array): void
}

/** A body, as far as it came. */
export interface Body {
  readonly bytes: Uint8Array
  readonly end: 'whole' | 'left' | { readonly error: unknown }
}

/** A stream that is wrong may never end: so long it is read on, for what else is wrong with it. */
const graceMs = 1000

/** Reads a body to its end, or leaves it a while after the listener has found something. */
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
