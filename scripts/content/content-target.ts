import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { readConfig } from '#content-lake/config.ts'
import { readSecret } from '#server-kit/secret-file.ts'
import { UserError } from '#server-kit/user-error.mjs'

/** A dataset to export from or import into. */
export interface ContentTarget {
  client: SanityClient
  /** As a message names it: "the content lake at http://127.0.0.1:4100". */
  name: string
}

const apiVersion = '2026-11-01'

/**
 * The running content lake, or the hosted dataset that the environment names.
 * @throws UserError that says what to start or to set
 */
export async function contentTarget(
  isHosted: boolean,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ContentTarget> {
  return isHosted ? hostedTarget(environment) : embeddedTarget(environment)
}

function hostedTarget(environment: NodeJS.ProcessEnv): ContentTarget {
  const names = ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_TOKEN'] as const
  const missing = names.filter((name) => !environment[name])
  if (missing.length > 0) {
    throw new UserError(
      `A hosted dataset needs ${missing.join(', ')}. Set ${missing.length === 1 ? 'it' : 'them'} in the environment or in .env.local; a token that may write is made at sanity.io/manage under API.`,
    )
  }
  const [projectId, dataset, token] = names.map((name) => environment[name] as string)
  return {
    client: createClient({
      projectId: projectId!,
      dataset: dataset!,
      token: token!,
      apiVersion,
      useCdn: false,
      perspective: 'raw',
    }),
    name: `the hosted dataset ${projectId}/${dataset}`,
  }
}

async function embeddedTarget(environment: NodeJS.ProcessEnv): Promise<ContentTarget> {
  const data = path.resolve(environment.LARKWAY_DATA || '.data')
  const token = environment.CONTENT_TOKEN || readSecret(path.join(data, 'content-token'))
  // Read only now: reading the configuration makes the secrets that are missing.
  const { port, projectId, dataset, hosts } = readConfig({
    ...environment,
    LARKWAY_DATA: data,
    CONTENT_TOKEN: token ?? 'none-that-opens-anything',
    WEBHOOK_SECRET: environment.WEBHOOK_SECRET || 'none',
  })
  const url = `http://${hosts[0]}:${port}`
  await assertRunning(url, port)
  if (token === null) {
    throw new UserError(
      `The content lake at ${url} keeps its data elsewhere: there is no ${path.join(data, 'content-token')}. Set LARKWAY_DATA to its data folder.`,
    )
  }
  return {
    client: createClient({
      projectId,
      dataset,
      token,
      apiVersion,
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      perspective: 'raw',
    }),
    name: `the content lake at ${url}`,
  }
}

async function assertRunning(url: string, port: number): Promise<void> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  )
  const health = (await answer?.json().catch(() => null)) as { status?: unknown } | null | undefined
  if (health?.status === 'ready') return
  throw new UserError(
    answer
      ? `What answers on port ${port} is no content lake that is ready. Set CONTENT_LAKE_PORT to its port, or wait until it has started.`
      : `No content lake answers on port ${port}. Start it with npm start, or alone with node content-lake/main.ts; for Sanity's own add --hosted.`,
  )
}
