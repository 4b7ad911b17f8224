import type { SanityClient, SanityDocument } from '@sanity/client'

/** Which kinds of document a grown editorial site has most of, and how often each comes. */
const shares: Record<string, number> = {
  faq: 30,
  guide: 25,
  article: 25,
  marketingClaim: 10,
  redirect: 10,
}
const batch = 100

type Source = SanityDocument & Record<string, unknown>

/**
 * Fills a dataset with copies of what the seed holds, each under an address of its own, until
 * `isEnough` says so.
 * @returns how many documents and bytes of JSON the dataset holds then
 */
export async function growDataset(
  client: SanityClient,
  isEnough: (size: { documents: number; bytes: number }) => boolean,
): Promise<{ documents: number; bytes: number }> {
  const all = await client.fetch<Source[]>('*')
  const stored = all.filter(({ _id }) => !_id.includes('.'))
  const size = {
    documents: stored.length,
    bytes: stored.reduce((sum, document) => sum + JSON.stringify(document).length, 0),
  }
  const byType = Object.entries(shares).flatMap(([type, share]) => {
    const originals = stored.filter(({ _id, _type }) => _type === type && !_id.includes('-copy-'))
    return originals.length > 0 ? Array.from({ length: share }, () => originals) : []
  })
  for (let n = stored.length; !isEnough(size);) {
    const copies: Source[] = []
    while (copies.length < batch && !isEnough(size)) {
      const originals = byType[(n * 7) % byType.length]!
      const copy = copyOf(originals[n % originals.length]!, n)
      copies.push(copy)
      n += 1
      size.documents += 1
      size.bytes += JSON.stringify(copy).length
    }
    await client.mutate(
      copies.map((createOrReplace) => ({ createOrReplace })),
      { returnDocuments: false },
    )
  }
  return size
}

function copyOf({ _rev, _createdAt, _updatedAt, ...document }: Source, n: number): Source {
  const changed = (name: string) =>
    typeof document[name] === 'string' ? { [name]: `${document[name]}-${n}` } : {}
  const slug = document.slug as { current?: string } | undefined
  return {
    ...document,
    ...changed('manufacturer'),
    ...changed('from'),
    ...(document._type === 'marketingClaim' && changed('key')),
    ...(slug?.current && { slug: { ...slug, current: `${slug.current}-${n}` } }),
    _id: `${document._id}-copy-${n}`,
  } as Source
}
