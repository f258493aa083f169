/** Sees the steps of one source. */
export interface StepObserver<T> {
  /** Calls the source, for example in the context of a span. */
  run<R>(call: () => R): R
  onStep(step: T): void
  /** Called once, with the error if the source has failed. The source may be incomplete: clients disconnect. */
  onEnd(error?: unknown): void
}

/** Passes the steps of a source on, and shows them to an observer. */
export async function* observeSteps<T>(steps: AsyncIterable<T>, observer: StepObserver<T>): AsyncGenerator<T> {
  const source = steps[Symbol.asyncIterator]()
  let failure: unknown
  try {
    for (;;) {
      const step = await observer.run(() => source.next())
      if (step.done) return
      observer.onStep(step.value)
      yield step.value
    }
  } catch (error) {
    failure = error
    throw error
  } finally {
    observer.onEnd(failure)
    await source.return?.()
  }
}
