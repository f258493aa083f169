/** The figure once it does not change any more. */
export async function steady(figure: () => number): Promise<number> {
  for (let last = Number.NaN; ; last = figure()) {
    if (last === figure()) return last
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
