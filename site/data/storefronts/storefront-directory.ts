import {
  type Storefront,
  type StorefrontDocument,
  storefrontsOf,
} from '#core/storefronts/storefronts.ts'

export type StorefrontDirectory = ReturnType<typeof storefrontDirectory>

/**
 * Which host shows which storefront, as the editors' documents say: read at the start and after
 * each news of them, and asked by every request. While they cannot be read, what was read last
 * stands; our own hosts stand always. Rule D-77.
 * @param own our own storefront, with all hosts that are ours whatever a document says
 * @param read the documents as they stand now; throws when they cannot be had
 */
export function storefrontDirectory(
  own: Pick<Storefront, 'key' | 'name' | 'hosts'>,
  read: () => Promise<readonly StorefrontDocument[]>,
) {
  let all: readonly Storefront[] = storefrontsOf([], own)
  let byHost = hostsOf(all)
  let reading = 0
  return {
    all: () => all,
    ofHost: (host: string): Storefront | null => byHost.get(host) ?? null,
    /** Reads the documents anew; false when they cannot be had. An answer that is overtaken is dropped. */
    async reload(): Promise<boolean> {
      const turn = ++reading
      try {
        const documents = await read()
        if (turn !== reading) return true
        all = storefrontsOf(documents, own)
        byHost = hostsOf(all)
        return true
      } catch (error) {
        console.error('The storefronts cannot be read; those known stand.', error)
        return false
      }
    },
  }
}

const hostsOf = (storefronts: readonly Storefront[]): ReadonlyMap<string, Storefront> =>
  new Map(storefronts.flatMap((each) => each.hosts.map((host) => [host, each])))
