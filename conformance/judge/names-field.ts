/** Whether a text of an error body names the field: whole, by its last name, or as what it is part of. */
export function namesField(body: unknown, field: string): boolean {
  const last =
    field
      .replace(/(?:\[\d+\])+$/, '')
      .split('.')
      .at(-1) ?? field
  const snake = last.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const whole = field.slice(0, Math.max(field.lastIndexOf('.'), 0))
  const names = [field, last, snake, ...(whole === '' ? [] : [whole])]
  return toStrings(body).some((text) => names.some((name) => text.includes(name)))
}

function toStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toStrings) : []
}
