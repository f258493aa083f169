/** Resolves when the event loop has turned so often that what was sent at once has come, however slow the machine is. */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve, 5))
}
