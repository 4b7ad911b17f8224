import type { ComponentType } from 'react'
import type { StructureBuilder } from 'sanity/structure'

/** Documents that exist once, by type and id at the same time: edited, never created or deleted. */
export const singletons: ReadonlySet<string> = new Set(['siteSettings', 'navigation'])

/** What can be done with them. */
export const singletonActions: ReadonlySet<string> = new Set([
  'publish',
  'discardChanges',
  'restore',
])

/** An entry that opens the one document of a type. */
export const singleton = (S: StructureBuilder, type: string, title: string, icon: ComponentType) =>
  S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().id(type).schemaType(type).documentId(type).title(title))
