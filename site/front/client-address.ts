import { BlockList, isIP, isIPv4 } from 'node:net'

/** Asks a list of addresses and ranges such as `10.0.0.0/8`, which the settings have checked. */
export function addressList(addresses: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const text of addresses) {
    const [address = '', bits] = text.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/**
 * Who really asks: the last address in the chain of proxies that is not one of ours. Anybody can
 * write the header, so a name before an untrusted one is worth nothing.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = plain(socketAddress)
  for (const before of (forwardedFor ?? '').split(',').toReversed()) {
    const candidate = plain(before.trim())
    if (!isTrusted(address) || isIP(candidate) === 0) break
    address = candidate
  }
  return address
}

/** IPv4 written as IPv6, as a listener for both families sees it, is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}
