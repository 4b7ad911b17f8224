import type { ComponentType } from 'react'
import type { ListBuilder, StructureBuilder } from 'sanity/structure'

type Ordering = { field: string; direction: 'asc' | 'desc' }

/** A list of some documents of one type. */
export type FilteredList = {
  id: string
  title: string
  type: string
  filter: string
  params?: Record<string, unknown>
  orderBy?: Ordering[]
  icon?: ComponentType
  /** What a document that is created in this list starts with; absent means nobody creates one here. */
  template?: { id: string; parameters?: Record<string, unknown> }
}

/** The list itself. */
export function filteredDocuments(S: StructureBuilder, list: Omit<FilteredList, 'icon'>) {
  const { id, title, type, filter, params = {}, orderBy, template } = list
  const documents = S.documentList()
    .id(id)
    .title(title)
    .schemaType(type)
    .apiVersion('2026-11-01')
    .filter(filter)
    .params(params)
    .initialValueTemplates(
      template ? [S.initialValueTemplateItem(template.id, template.parameters)] : [],
    )
  return orderBy ? documents.defaultOrdering(orderBy) : documents
}

/** An entry that opens the list. */
export function filteredList(S: StructureBuilder, { icon, ...list }: FilteredList) {
  const { id, title, type } = list
  const item = S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(() => filteredDocuments(S, list))
  return icon ? item.icon(icon) : item
}

/** An entry that opens entries of its own. */
export const submenu = (
  S: StructureBuilder,
  id: string,
  title: string,
  icon: ComponentType,
  items: Parameters<ListBuilder['items']>[0],
) => S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))

/** An entry that opens all documents of a type, with its own orderings and everything created. */
export function allOf(S: StructureBuilder, type: string, title: string) {
  return S.documentTypeListItem(type).id(`all-${type}`).title(title)
}
