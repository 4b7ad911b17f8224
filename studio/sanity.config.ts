import { createClient } from '@sanity/client'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/types/schema-types.ts'
import { claimsTool } from './claims/claims-tool.ts'
import { decorateTypes } from './components/decorate-types.ts'
import { hiddenBadge } from './components/hidden-badge.ts'
import { StudioIcon } from './components/studio-icon.tsx'
import { documentViews } from './experiments/document-views.ts'
import { previewTool } from './presentation/preview-tool.ts'
import { singletonActions, singletons } from './structure/singleton.ts'
import { structure } from './structure/structure.ts'
import { templates } from './structure/templates.ts'

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
    createClient({
      ...options,
      apiHost: embeddedHost,
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
}

export default defineConfig({
  name: 'default',
  title: 'Larkway content',
  icon: StudioIcon,
  projectId: hostedProject || 'larkway',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  plugins: [
    structureTool({ title: 'Content', structure, defaultDocumentNode: documentViews }),
    previewTool(process.env.SANITY_STUDIO_SITE_URL, hostedProject ? null : embeddedHost),
    visionTool({ title: 'Queries', defaultApiVersion: '2026-11-01' }),
  ],
  tools: (tools) => {
    const queries = tools.filter(({ name }) => name === 'vision')
    return [...tools.filter((tool) => !queries.includes(tool)), claimsTool, ...queries]
  },
  schema: {
    types: decorateTypes(schemaTypes),
    templates: (usual) => [
      ...usual.filter(({ schemaType }) => !singletons.has(schemaType)),
      ...templates,
    ],
  },
  document: {
    actions: (actions, { schemaType }) =>
      singletons.has(schemaType)
        ? actions.filter(({ action }) => action && singletonActions.has(action))
        : actions,
    badges: (badges) => [...badges, hiddenBadge],
    ...(!hostedProject && { comments: { enabled: false } }),
  },
  ...(!hostedProject && embedded),
})
