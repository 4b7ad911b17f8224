import { originOf } from './frame-origin.ts'

/** The face that hosts show: the product's own or a partner's. */
export type Storefront = {
  key: string
  name: string
  /** Host names without port, lower case; the first is the one that addresses are written with. */
  hosts: readonly string[]
  /** Sites that may show our embedded pages in a frame, as origins. */
  frameOrigins: readonly string[]
}

/** A storefront as an editor wrote it, not yet trusted. */
export type StorefrontDocument = {
  key: string | null
  name: string | null
  hosts: readonly (string | null)[] | null
  frameOrigins: readonly (string | null)[] | null
}

/** As in an address: a storefront's key is the first, hidden segment of its pages' paths. */
const keyShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What stands in front of our paths already, and so can be nobody's key. Rule D-77. */
export const reservedKeys: ReadonlySet<string> = new Set([
  ...['api', 'cars', 'forms', 'live', 'manufacturers', 'media', 'providers', 'site'],
])

export const isStorefrontKey = (key: string): boolean =>
  key.length <= 40 && keyShape.test(key) && !reservedKeys.has(key)

/**
 * The storefronts of the editors' documents, our own first whether it has one or not. A host is the
 * first storefront's that lists it, and our own hosts are nobody else's. A document without a key
 * that can be one, a name or a host is left out. Rule D-77.
 * @param own our own storefront as it stands without any document
 */
export function storefrontsOf(
  documents: readonly StorefrontDocument[],
  own: Pick<Storefront, 'key' | 'name' | 'hosts'>,
): [Storefront, ...Storefront[]] {
  const written = documents.find(({ key }) => key === own.key)
  const taken = new Set<string>()
  const free = (hosts: readonly (string | null)[]): string[] =>
    hosts.flatMap((host) => {
      const name = host?.trim().toLowerCase()
      if (!name || taken.has(name)) return []
      taken.add(name)
      return [name]
    })
  const ours: Storefront = {
    key: own.key,
    name: written?.name || own.name,
    hosts: free([...own.hosts, ...(written?.hosts ?? [])]),
    frameOrigins: originsOf(written?.frameOrigins),
  }
  const partners = documents
    .filter(({ key }) => key !== null && key !== own.key && isStorefrontKey(key))
    .toSorted((left, right) => (left.key! < right.key! ? -1 : 1))
    .map(({ key, name, hosts, frameOrigins }) => ({
      key: key!,
      name: name ?? '',
      hosts: free(hosts ?? []),
      frameOrigins: originsOf(frameOrigins),
    }))
  return [ours, ...partners.filter(({ name, hosts }) => name !== '' && hosts.length > 0)]
}

const originsOf = (written: readonly (string | null)[] | null | undefined): string[] => [
  ...new Set((written ?? []).flatMap((each) => originOf(each ?? '') ?? [])),
]
