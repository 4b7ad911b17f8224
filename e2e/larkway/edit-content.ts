import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { config } from '../config.ts'

/** Writes the home page's headline as an editor's program would, and returns the one before. */
export async function writeHeadline(dataFolder: string, headline: string): Promise<string> {
  const client = createClient({
    projectId: 'larkway',
    dataset: 'production',
    apiVersion: '2026-11-01',
    apiHost: config.contentLakeUrl,
    useProjectHostname: false,
    useCdn: false,
    token: readFileSync(path.join(dataFolder, 'content-token'), 'utf8').trim(),
  })
  const before = await client.fetch<string>('*[_id == "siteSettings"][0].headline')
  await client.patch('siteSettings').set({ headline }).commit()
  return before
}
