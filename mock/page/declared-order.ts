interface WrittenOrder {
  readonly order: string
  readonly where?: Readonly<Record<string, string>>
  readonly anywhere?: readonly string[]
  readonly 'cut-by'?: readonly string[]
}

/** The order of events of an AsyncAPI operation as it is written: a line for the whole and one for every named part. */
export function getDeclaredOrder(operation: object): string[] {
  if (!('x-event-order' in operation)) return []
  const written = operation['x-event-order'] as WrittenOrder
  const { order, where = {}, anywhere = [], 'cut-by': cutBy = [] } = written
  return [
    order,
    ...Object.entries(where).map(([name, part]) => `${name} = ${part}`),
    ...(anywhere.length > 0 ? [`anywhere: ${anywhere.join(', ')}`] : []),
    ...(cutBy.length > 0 ? [`cut by: ${cutBy.join(', ')}`] : []),
  ]
}
