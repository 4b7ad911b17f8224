import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { config } from '#site/config.ts'

/**
 * The token that opens unpublished content: the configured one, else the one the embedded lake
 * made for itself in the data folder. Null when there is neither, and then there is no preview.
 */
export async function contentToken(): Promise<string | null> {
  if (config.contentLake.token !== null) return config.contentLake.token
  if (config.contentLake.embeddedUrl === null) return null
  const folder = config.dataFolder ?? '.data'
  try {
    const file = path.join(/* turbopackIgnore: true */ folder, 'content-token')
    return (await readFile(file, 'utf8')).trim() || null
  } catch {
    return null
  }
}
