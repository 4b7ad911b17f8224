import { createClient } from '@sanity/client'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/types/schema-types.ts'
import { structure } from './structure.ts'

/** A hosted project has an id of its own; without one the Studio edits the embedded content lake. */
const hostedProject = process.env.SANITY_STUDIO_PROJECT_ID

/**
 * The embedded lake serves the built Studio itself, so its address is the page's own and one build
 * fits every port. Under `sanity dev` the page comes from elsewhere and the address is told.
 */
const embeddedHost =
  process.env.SANITY_STUDIO_API_HOST ||
  (typeof window === 'undefined' ? undefined : window.location?.origin) ||
  'http://localhost:4100'

/** Parts of the Studio that only Sanity's own cloud can serve. */
const embedded = {
  apiHost: embeddedHost,
  // Without this the project's name is put before the host, and `larkway.localhost` is no address everywhere.
  unstable_clientFactory: (options: Parameters<typeof createClient>[0]) =>
    createClient({ ...options, apiHost: embeddedHost, useProjectHostname: false }),
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
}

/** Documents that exist once: they can be edited, never created, copied or deleted. */
const singletons = new Set(['siteSettings'])
const singletonActions = new Set(['publish', 'discardChanges', 'restore'])

export default defineConfig({
  name: 'default',
  title: 'Larkway content',
  projectId: hostedProject || 'larkway',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  plugins: [structureTool({ structure }), visionTool({ defaultApiVersion: '2026-11-01' })],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ schemaType }) => !singletons.has(schemaType)),
  },
  document: {
    actions: (actions, { schemaType }) =>
      singletons.has(schemaType)
        ? actions.filter(({ action }) => action && singletonActions.has(action))
        : actions,
    ...(!hostedProject && { comments: { enabled: false } }),
  },
  ...(!hostedProject && embedded),
})
