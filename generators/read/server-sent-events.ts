/** Parses the `event` and `data` fields of an event stream, as the HTML standard defines it. Skips events without data. */
export function parseServerSentEvents(text: string): { event: string; data: string }[] {
  const blocks = text.split(/\r\n\r\n|\n\n|\r\r/).filter((block) => block.trim() !== '')
  return blocks.flatMap((block) => {
    const fields = block.split(/\r\n|\n|\r/).map((line) => /^([^:]*)(?:: ?(.*))?$/.exec(line))
    const values = (name: string): string[] => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
    const data = values('data')
    return data.length === 0 ? [] : [{ event: values('event').at(-1) ?? '', data: data.join('\n') }]
  })
}
