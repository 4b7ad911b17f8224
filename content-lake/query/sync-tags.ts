import { createHash } from 'node:crypto'

/**
 * The tags under which a client may keep an answer. One for the whole dataset: every commit
 * expires every answer, which is coarse and never wrong.
 */
export const syncTagsOf = (dataset: string): string[] => [
  `s1:${createHash('sha1').update(dataset).digest('base64url').slice(0, 6)}`,
]
