import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { contentProject } from '../schemas/content-project.ts'
import { schemaTypes } from '../schemas/types/schema-types.ts'
import { embeddedBackend, hostedBackend } from './backend.ts'
import { claimsTool } from './claims/claims-tool.ts'
import { decorateTypes } from './components/decorate-types.ts'
import { hiddenBadge } from './components/hidden-badge.ts'
import { StudioIcon } from './components/studio-icon.tsx'
import { documentViews } from './experiments/document-views.ts'
import { previewTool } from './presentation/preview-tool.ts'
import { findSiteUrl } from './presentation/site-url.ts'
import { singletonActions, singletons } from './structure/singleton.ts'
import { structure } from './structure/structure.ts'
import { templates } from './structure/templates.ts'

/** The project that is edited: at Sanity where the environment names one, else the embedded lake's. */
const project = contentProject({
  SANITY_PROJECT_ID: process.env.SANITY_PROJECT_ID,
  SANITY_DATASET: process.env.SANITY_DATASET,
})

/**
 * Where the embedded lake answers; null for a project at Sanity. The lake serves the built Studio
 * itself, so its address is the page's own and one build fits every port. Under `sanity dev` the
 * page comes from elsewhere and the address is in SANITY_STUDIO_API_HOST.
 */
const lakeUrl = process.env.SANITY_PROJECT_ID
  ? null
  : process.env.SANITY_STUDIO_API_HOST || globalThis.location?.origin || 'http://localhost:4100'

/** The site whose visitors are counted. */
const findSite = () => findSiteUrl(process.env.SITE_URL, lakeUrl, location.href)

export default defineConfig({
  name: 'default',
  title: 'Larkway content',
  icon: StudioIcon,
  projectId: project.projectId,
  dataset: project.dataset,
  plugins: [
    structureTool({
      title: 'Content',
      structure,
      defaultDocumentNode: documentViews({ findSite }),
    }),
    previewTool(process.env.SITE_URL, lakeUrl),
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
    ...(lakeUrl !== null && { comments: { enabled: false } }),
  },
  ...(lakeUrl === null ? hostedBackend : embeddedBackend(lakeUrl)),
})
