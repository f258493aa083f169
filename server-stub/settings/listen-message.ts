interface Wanted {
  readonly host: string
  readonly port: number
  /** The options that choose the port and the host. */
  readonly options: readonly [port: string, host: string]
}

/** Explains why the server cannot listen, with a remedy. */
export function listenMessage(error: unknown, { host, port, options: [portOption, hostOption] }: Wanted): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken: stop what runs there, or choose another with ${portOption}.`
  if (code === 'EACCES')
    return `Port ${port} of ${host} needs more privileges: choose one above 1023 with ${portOption}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine: choose another with ${hostOption}.`
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}.`
}
