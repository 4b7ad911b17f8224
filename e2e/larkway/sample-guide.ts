import type { SanityClient } from '@sanity/client'

/** A published guide of a test's own. */
export type SampleGuide = { id: string; title: string; path: string }

const category = 'leasing-explained'

/** What a guide of that name is called, whoever writes it. */
export function sampleGuide(name: string): SampleGuide {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    id: `guide-of-a-test-${slug}`,
    title: name,
    path: `/car-leasing-guides/${category}/${slug}`,
  }
}

/** Publishes it with one paragraph of text, and what is to stand below it. */
export async function publishSampleGuide(
  client: SanityClient,
  guide: SampleGuide,
  text: string,
  below: readonly { _key: string; _type: string }[] = [],
): Promise<void> {
  await client.createOrReplace({
    _id: guide.id,
    _type: 'guide',
    title: guide.title,
    slug: { _type: 'slug', current: guide.path.split('/').at(-1) },
    category: { _type: 'reference', _ref: `guide-category-${category}` },
    summary: 'Written by a test and deleted by it.',
    author: 'The tests',
    publishedAt: '2026-11-01',
    updatedAt: '2026-11-01',
    body: [
      {
        _type: 'block',
        _key: 'first',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'span', text, marks: [] }],
      },
      ...below,
    ],
  })
}

/** Deletes whatever a test made, published or not. */
export async function deleteDocuments(client: SanityClient, ids: readonly string[]): Promise<void> {
  await client.delete({
    query: '*[_id in $ids || _id in $drafts]',
    params: { ids, drafts: ids.map((id) => `drafts.${id}`) },
  })
}
