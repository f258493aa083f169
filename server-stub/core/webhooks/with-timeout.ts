/**
 * Waits for the work to end, but no longer than so many milliseconds. They are real ones, whatever the clock says: a
 * server that stops has few of them.
 */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, timeout])
  clearTimeout(timer)
}
