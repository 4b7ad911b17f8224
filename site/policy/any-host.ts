/** Next compares what stands before the first colon of Host: of an IPv6 address that is its bracket. */
export function anyOf(hosts: readonly string[]): string {
  const compared = hosts.map((host) => (host.startsWith('[') ? '\\[' : host.replaceAll('.', '\\.')))
  return `(?:${[...new Set(compared)].join('|')})`
}
