import { BlockList, isIP, isIPv4 } from 'node:net'

/** Whether the text is an IP address or a range such as `10.0.0.0/8`. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const most = isIPv4(address) ? 32 : 128
  return (
    isIP(address) !== 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

/** A list of addresses and ranges to ask. @throws TypeError when one of them is neither */
export function addressList(addresses: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const text of addresses) {
    if (!isAddressOrRange(text)) throw new TypeError(`"${text}" is no address or range.`)
    const [address = '', bits] = text.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

export const isLoopback = addressList(['127.0.0.0/8', '::1'])

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

/** What limits count by: an IPv4 address, or the /64 an IPv6 customer is given. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** IPv4 written as IPv6, as a listener for both families sees it, is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}
