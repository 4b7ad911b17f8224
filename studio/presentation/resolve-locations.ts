import { map } from 'rxjs'
import type { DocumentLocationResolver } from 'sanity/presentation'
import { placedDocumentQuery } from '../../schemas/queries/studio-places.ts'
import { locationsOf, placedTypes } from './locations.ts'

/** Keeps the pages of a document up to date while it is edited. */
export const resolveLocations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (!placedTypes.includes(type)) return null
  return documentStore
    .listenQuery(
      placedDocumentQuery,
      { id },
      { apiVersion: '2026-11-01', perspective: 'drafts', tag: 'places' },
    )
    .pipe(map(locationsOf))
}
