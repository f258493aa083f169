import { describe, expect, it } from 'vitest'
import { LOOPBACK } from '../../../runtime/loopback.ts'
import { AddressNotAllowed, addressFilter } from '../../../runtime/webhooks/address-filter.ts'

describe('literal addresses', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1'])('%s is allowed as loopback', (host) => addressFilter(LOOPBACK).check(host))

  const refused = '0.0.0.0 10.0.0.1 169.254.169.254 192.168.1.1 8.8.8.8 :: fe80::1 ::ffff:a00:1 ::ffff:169.254.169.254'
  it.each(refused.split(' '))('%s is not allowed', (host) => {
    expect(() => addressFilter(LOOPBACK).check(host)).toThrow(AddressNotAllowed)
  })

  it('may be allowed individually or as networks', () => {
    const allowed = addressFilter(['10.1.0.0/16', '192.0.2.7', '2001:db8::/32'])
    for (const host of ['10.1.255.1', '192.0.2.7', '2001:db8::5']) allowed.check(host)
    for (const host of ['10.2.0.1', '192.0.2.8', '127.0.0.1'])
      expect(() => allowed.check(host)).toThrow(AddressNotAllowed)
  })
})

describe('the public internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('includes %s', (host) => {
    addressFilter(['public']).check(host)
  })

  const v4 = '127.0.0.1 10.0.0.1 100.64.0.1 169.254.169.254 172.16.0.1 192.168.1.1 0.0.0.0 224.0.0.1 255.255.255.255'
  const v6 = ':: ::1 fd00::1 fe80::1 ff02::1 64:ff9b::a00:1 2002:a00:1:: ::ffff:10.0.0.1 ::ffff:127.0.0.1'
  const newer = 'fec0::1 feff::1 ::10.0.0.1 ::8.8.8.8 ::ffff:0:10.0.0.1 ::ffff:0:808:808 100:0:0:1::1 5f00::1 3fff::1'
  it.each(`${v4} ${v6} ${newer}`.split(' '))('does not include %s', (host) => {
    expect(() => addressFilter(['public']).check(host)).toThrow(AddressNotAllowed)
  })

  it('may be allowed together with a private network', () => {
    const allowed = addressFilter(['public', '10.0.0.0/8', 'loopback'])
    for (const host of ['8.8.8.8', '10.0.0.1', '127.0.0.1']) allowed.check(host)
    expect(() => allowed.check('192.168.0.1')).toThrow(AddressNotAllowed)
  })
})

describe('host names', () => {
  const resolve = (...found: string[]) => {
    return async () => found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  const lookUp = (name: string, allowed: ReturnType<typeof addressFilter>, all = true) =>
    new Promise((done, fail) => {
      allowed.lookup(name, { all }, (error, address) => (error ? fail(error) : done(address)))
    })

  it('resolve to their allowed addresses only', async () => {
    const allowed = addressFilter(LOOPBACK, resolve('10.0.0.1', '127.0.0.1'))
    expect(await lookUp('rebound.example', allowed)).toEqual([{ address: '127.0.0.1', family: 4 }])
    expect(await lookUp('rebound.example', allowed, false)).toBe('127.0.0.1')
  })

  it('are refused without an allowed address', async () => {
    await expect(lookUp('inner.example', addressFilter(LOOPBACK, resolve('10.0.0.1')))).rejects.toThrow(
      AddressNotAllowed,
    )
    await expect(lookUp('inner.example', addressFilter([], resolve('127.0.0.1')))).rejects.toThrow(AddressNotAllowed)
  })

  it.each([
    ['hooks.example', LOOPBACK, false],
    ['localhost.example', LOOPBACK, false],
    ['localhost', LOOPBACK, true],
    ['a.localhost', LOOPBACK, true],
    ['Hooks.Example', [...LOOPBACK, 'hooks.example'], true],
    ['other.example', [...LOOPBACK, 'hooks.example'], false],
    ['other.example', [...LOOPBACK, '10.0.0.0/8'], true],
    ['other.example', ['10.0.0.1'], true],
  ])('such as %s are resolved only if they may lead to one of %j', (name, allow, isAsked) => {
    const check = () => addressFilter(allow).check(name)
    if (isAsked) check()
    else expect(check).toThrow(AddressNotAllowed)
  })

  it('are accepted with any address if they are allowed by name', async () => {
    const allowed = addressFilter(['hooks.example'], resolve('10.0.0.1'))
    expect(await lookUp('Hooks.Example', allowed)).toEqual([{ address: '10.0.0.1', family: 4 }])
    await expect(lookUp('other.example', allowed)).rejects.toThrow(AddressNotAllowed)
  })
})

it.each(['', 'http://hooks.example', '10.0.0.0/x', '10.0.0.0/8/8', '*'])('refuses the invalid entry %j', (entry) => {
  expect(() => addressFilter([entry])).toThrow(RangeError)
})
