import { presentationTool } from 'sanity/presentation'
import { findSiteUrl } from './site-url.ts'
import { mainDocuments } from './main-documents.ts'
import { resolveLocations } from './resolve-locations.ts'

/**
 * The running site beside the form, with what is not published yet.
 * @param given the site's address where the build was told it
 * @param lakeUrl the embedded lake; null for a hosted project
 */
export const previewTool = (given: string | undefined, lakeUrl: string | null) =>
  presentationTool({
    name: 'preview',
    title: 'Preview',
    previewUrl: {
      initial: () => findSiteUrl(given, lakeUrl, location.href),
      previewMode: { enable: '/site/draft/enable' },
    },
    resolve: { locations: resolveLocations, mainDocuments },
  })
