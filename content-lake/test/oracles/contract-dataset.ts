import { randomUUID } from 'node:crypto'
import { createClient, type ClientPerspective, type SanityClient } from '@sanity/client'
import { hostedProject } from '../environments/hosted-project.ts'
import { type LakeProcess, lakeProcess } from '../environments/lake-process.ts'

/** The hosted project to test instead of an embedded lake; null when none is named. */
const hosted = hostedProject()

/** Whether the suite runs against Sanity's hosted Content Lake. */
export const isHosted = hosted !== null

/** A dataset to test the protocol on, embedded by default. */
export interface ContractDataset {
  /** May read and write everything; reads without a perspective of its own are raw. */
  writer: SanityClient
  /** Has no token. */
  reader: SanityClient
  /** The type of every document of this run; nobody else's documents have it. */
  type: string
  /** An id that only this run uses. */
  id(name: string): string
  /** Ends and starts an embedded lake, as a crash does. */
  restart(): Promise<void>
  /** Deletes what the run has made. */
  remove(): Promise<void>
}

/** Starts an embedded lake, or connects to the hosted project of the environment. */
export async function contractDataset(): Promise<ContractDataset> {
  const run = randomUUID().slice(0, 8)
  const type = `contract${run}`
  const lake = hosted ? null : await lakeProcess()
  await lake?.start()
  const writer = clientFor(lake, 'raw', true)
  return {
    writer,
    reader: clientFor(lake, 'published', false),
    type,
    id: (name) => `contract-${run}-${name}`,
    async restart() {
      await lake?.stop('SIGKILL')
      await lake?.start()
    },
    async remove() {
      if (lake) return lake.remove()
      const own = '*[_type == $type || originalFilename == $type]'
      await writer.delete({ query: `${own}[!(_type in path("sanity.**"))]`, params: { type } })
      await writer.delete({ query: own, params: { type } })
    },
  }
}

/** The same dataset seen through another perspective. */
export const seenAs = (client: SanityClient, perspective: ClientPerspective) =>
  client.withConfig({ perspective })

function clientFor(lake: LakeProcess | null, perspective: 'raw' | 'published', withToken: boolean) {
  if (lake) return lake.client({ withToken, perspective })
  const { projectId, dataset, token } = hosted!
  return createClient({
    projectId,
    dataset,
    apiVersion: '2026-11-01',
    useCdn: false,
    perspective,
    ...(withToken && { token }),
  })
}
