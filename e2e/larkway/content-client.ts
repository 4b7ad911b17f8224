import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { config } from '../config.ts'

/** Writes and reads content as a program of ours does: with the token, drafts as documents of their own. */
export function contentClient(dataFolder: string, apiHost = config.contentLakeUrl): SanityClient {
  return createClient({
    projectId: 'larkway',
    dataset: 'production',
    apiVersion: '2026-11-01',
    perspective: 'raw',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    token: readFileSync(path.join(dataFolder, 'content-token'), 'utf8').trim(),
  })
}
