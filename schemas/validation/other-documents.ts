import type { ValidationContext } from 'sanity'

const apiVersion = '2026-11-01'

/**
 * How many documents besides this one, its draft and its versions a query of
 * `schemas/queries/taken.ts` finds; published and unpublished ones count alike.
 */
export async function countOthers(
  query: string,
  params: Record<string, unknown>,
  { document, getClient }: ValidationContext,
): Promise<number> {
  const ownId = (document?._id ?? '').replace(/^(drafts|versions\.[^.]+)\./, '')
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  return client.fetch<number>(query, {
    ...params,
    ownIds: [ownId, `drafts.${ownId}`],
  })
}
