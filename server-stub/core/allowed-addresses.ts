import { lookup as resolveName } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** A request to an address that the operator has not allowed. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

export interface AllowedAddresses {
  /** Throws an `AddressRefused` for an IP address that is not allowed; names are left to `lookup`. */
  check(host: string): void
  /** Resolves a name to its allowed addresses only, at the moment of connecting, so that none can be slipped in later. */
  readonly lookup: LookupFunction
}

type Resolve = (name: string) => Promise<readonly Address[]>
type Address = { readonly address: string; readonly family: number }

export const LOOPBACK = ['127.0.0.0/8', '::1']

/**
 * `allow` holds IP addresses, networks such as `10.0.0.0/8`, and host names, which are trusted wherever they lead.
 * Throws a `RangeError` for anything else.
 */
export function allowedAddresses(allow: readonly string[], resolve: Resolve = resolveAll): AllowedAddresses {
  const networks = new BlockList()
  const names = new Set<string>()
  for (const entry of allow) {
    if (!addNetwork(networks, entry)) names.add(hostName(entry))
  }
  const isAllowed = ({ address, family }: Address) => networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
  const allowedOf = async (name: string) => {
    const addresses = await resolve(name)
    const allowed = names.has(name.toLowerCase()) ? addresses : addresses.filter(isAllowed)
    if (allowed.length === 0) throw new AddressRefused(`${name} leads to no allowed address`)
    return allowed.map(({ address, family }) => ({ address, family }))
  }
  return {
    check: (host) => {
      const family = isIP(host)
      if (family === 0 || isAllowed({ address: host, family })) return
      throw new AddressRefused(`${host} is not an allowed address`)
    },
    lookup: (name, options, callback) => {
      allowedOf(name).then(
        (found) => (options.all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family)),
        (error: NodeJS.ErrnoException) => callback(error, ''),
      )
    },
  }
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
