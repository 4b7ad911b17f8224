import { map } from 'rxjs'
import { type DocumentLocationResolver, presentationTool } from 'sanity/presentation'
import { placedDocumentQuery } from '../../schemas/queries/studio-places.ts'
import { locationsOf, placedTypes } from './locations.ts'
import { mainDocuments } from './main-documents.ts'
import { findSiteUrl } from './site-url.ts'

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

/** Keeps the pages of a document up to date while it is edited. */
const resolveLocations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (!placedTypes.includes(type)) return null
  return documentStore
    .listenQuery(
      placedDocumentQuery,
      { id },
      { apiVersion: '2026-11-01', perspective: 'drafts', tag: 'places' },
    )
    .pipe(map(locationsOf))
}
