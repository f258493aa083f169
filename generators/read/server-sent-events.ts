/**
 * Reads the text of an event stream by the HTML standard, as far as examples need it: `event` and `data` fields. What
 * has no data is not an event.
 */
export function parseServerSentEvents(text: string): { event: string; data: string }[] {
  const blocks = text.split(/\r\n\r\n|\n\n|\r\r/).filter((block) => block.trim() !== '')
  return blocks.flatMap((block) => {
    const fields = block.split(/\r\n|\n|\r/).map((line) => /^([^:]*)(?:: ?(.*))?$/.exec(line))
    const values = (name: string): string[] => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
    const data = values('data')
    return data.length === 0 ? [] : [{ event: values('event').at(-1) ?? '', data: data.join('\n') }]
  })
}
