/** Reads the text of an event stream by the HTML standard, as far as examples need it: `event` and `data` fields. */
export function parseServerSentEvents(text: string): { event: string; data: string }[] {
  const blocks = text.split(/\r\n\r\n|\n\n|\r\r/).filter((block) => block.trim() !== '')
  return blocks.map((block) => {
    const fields = block.split(/\r\n|\n|\r/).map((line) => /^([^:]*)(?:: ?(.*))?$/.exec(line))
    const values = (name: string): string[] => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
    return { event: values('event').at(-1) ?? '', data: values('data').join('\n') }
  })
}
