import { readFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'

/** What a back-up holds, to be compared with what is restored. */
export type Manifest = {
  format: 1
  /** When it was begun: what was acknowledged before is in it. */
  begunAt: string
  /** Rows by table; null where a PostgreSQL server has them. */
  leasing: Record<string, number> | null
  /** Null where Sanity has it. */
  content: ContentCounts | null
  /** Secrets, tokens and reports of the data folder. */
  files: string[]
}

export type ContentCounts = { documents: number; transactions: number; assets: number }

/** Its name in the folder of a back-up; whatever lacks it is none, or not whole. */
export const manifestName = 'larkway-backup.json'

/**
 * Reads what a back-up says it holds.
 * @throws UserError when the folder is no back-up of ours
 */
export function readManifest(folder: string): Manifest {
  let text: string
  try {
    text = readFileSync(path.join(folder, manifestName), 'utf8')
  } catch {
    throw new UserError(
      `${folder} is no back-up: there is no ${manifestName} in it. Name the folder that npm run backup wrote; one that ends in .unfinished is not whole.`,
    )
  }
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format === 1) return manifest
  throw new UserError(
    `${folder} was written by a newer version of Larkway. Update this copy of the project first.`,
  )
}

/** The differences between what a back-up holds and what was found, as sentences; none when all is there. */
export function differences(
  { leasing, content }: Pick<Manifest, 'leasing' | 'content'>,
  found: Pick<Manifest, 'leasing' | 'content'>,
): string[] {
  const named = (area: string, expected: object | null, actual: object | null) =>
    Object.entries(expected ?? {}).flatMap(([name, count]: [string, number]) => {
      const there = (actual as Record<string, number> | null)?.[name] ?? 0
      return there === count ? [] : [`${area}: ${name} has ${there}, and should have ${count}`]
    })
  return [
    ...named('leasing database', leasing, found.leasing),
    ...named('content', content, found.content),
  ]
}
