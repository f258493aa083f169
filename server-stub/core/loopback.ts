import { BlockList, isIP } from 'node:net'

/** The networks of this machine itself. */
export const LOOPBACK = ['127.0.0.0/8', '::1']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a host is this machine whatever DNS says: `localhost`, an address of 127.0.0.0/8, or ::1. */
export function isLoopback(host: string): boolean {
  const family = isIP(host)
  return family === 0 ? host.toLowerCase() === 'localhost' : loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}
