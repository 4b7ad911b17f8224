import { createClient } from '@sanity/client'

/** What a Studio that edits a project at Sanity is told of its backend: nothing but its name. */
export const hostedBackend = {}

/**
 * What a Studio on the embedded content lake is told of it, with the parts that only Sanity's own
 * cloud can serve switched off.
 * @param apiHost the lake's address as the editor's browser calls it
 */
export const embeddedBackend = (apiHost: string) => ({
  apiHost,
  // Without this the project's name is put before the host, and `larkway.localhost` is no address everywhere.
  unstable_clientFactory: (options: Parameters<typeof createClient>[0]) =>
    createClient({
      ...options,
      apiHost,
      useProjectHostname: false,
      // A request that gives up while the lake restarts takes the form away with what was typed.
      maxRetries: 120,
      retryDelay: (attempt) => Math.min(100 * 2 ** attempt, 1000),
    }),
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
})
