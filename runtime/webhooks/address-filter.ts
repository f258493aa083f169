import { lookup as resolveName } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { LOOPBACK } from '../loopback.ts'

/** A callback address that the operator does not allow. */
export class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed'
}

export interface AddressFilter {
  /**
   * Throws `AddressNotAllowed` for a forbidden IP address, and for a name that cannot have an allowed address, without a DNS
   * lookup. Other names are checked by `lookup`.
   */
  check(host: string): void
  /** Resolves a name to its allowed addresses at the time of the connection, which prevents DNS rebinding. */
  readonly lookup: LookupFunction
}

/** Resolves a host name. */
export type Resolve = (name: string) => Promise<readonly Address[]>
type Address = { readonly address: string; readonly family: number }

/**
 * Networks outside the public internet: loopback, private, shared and reserved, by the special-purpose registries of IANA,
 * and those of IPv6 that embed or translate an IPv4 address.
 */
const NOT_PUBLIC = [
  ...LOOPBACK,
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

/**
 * Creates a filter from IP addresses, networks such as `10.0.0.0/8`, host names, and the words `loopback` and `public`;
 * throws a `RangeError` for any other entry. A listed host name is allowed with any address, other names with an allowed
 * address. If only loopback is allowed, the only other names are `localhost` and its subdomains.
 */
export function addressFilter(allow: readonly string[], resolve: Resolve = resolveAll): AddressFilter {
  const entries = allow.flatMap((entry) => (entry === 'loopback' ? LOOPBACK : [entry]))
  const isPublic = entries.includes('public') ? publicAddressTest() : () => false
  const networks = new BlockList()
  const names = new Set<string>()
  for (const entry of entries) {
    if (entry !== 'public' && !addNetwork(networks, entry)) names.add(hostName(entry))
  }
  const isRemote = (entry: string) =>
    entry === 'public' || (isIP(entry.split('/')[0] ?? '') !== 0 && !LOOPBACK.includes(entry))
  const allowsRemote = entries.some(isRemote)
  const mayBeAllowed = (name: string) => allowsRemote || names.has(name) || /^([^.]+\.)*localhost$/.test(name)
  const isAllowed = (address: Address) => isIn(networks, address) || isPublic(address)
  const resolveAllowed = async (name: string) => {
    const addresses = await resolve(name)
    const allowed = names.has(name.toLowerCase()) ? addresses : addresses.filter(isAllowed)
    if (allowed.length === 0) throw new AddressNotAllowed(`${name} leads to no allowed address`)
    return allowed.map(({ address, family }) => ({ address, family }))
  }
  return {
    check: (host) => {
      const family = isIP(host)
      if (family === 0 ? mayBeAllowed(host.toLowerCase()) : isAllowed({ address: host, family })) return
      throw new AddressNotAllowed(`${host} is not allowed: add --callback-host ${host}`)
    },
    lookup: (name, options, callback) => {
      resolveAllowed(name).then(
        (addresses) =>
          options.all ? callback(null, addresses) : callback(null, addresses[0]?.address ?? '', addresses[0]?.family),
        (error: NodeJS.ErrnoException) => callback(error, ''),
      )
    },
  }
}

function publicAddressTest(): (address: Address) => boolean {
  const notPublic = new BlockList()
  for (const network of NOT_PUBLIC) addNetwork(notPublic, network)
  return (address) => !isIn(notPublic, address)
}

function isIn(networks: BlockList, { address, family }: Address): boolean {
  return networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) networks.addAddress(address, family)
  else if (/^\d{1,3}$/.test(prefix)) networks.addSubnet(address, Number(prefix), family)
  else return false
  return true
}

function hostName(entry: string): string {
  if (/^[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?$/i.test(entry)) return entry.toLowerCase()
  throw new RangeError(`neither a host name nor an IP address nor a network: ${JSON.stringify(entry)}`)
}

function resolveAll(name: string): Promise<readonly Address[]> {
  return resolveName(name, { all: true })
}
