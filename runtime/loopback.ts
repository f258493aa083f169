import { BlockList, isIP } from 'node:net'

export const LOOPBACK = ['127.0.0.0/8', '::1']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a host is `localhost`, an address of 127.0.0.0/8, or ::1, without a DNS lookup. */
export function isLoopback(host: string): boolean {
  const family = isIP(host)
  return family === 0 ? host.toLowerCase() === 'localhost' : loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}
