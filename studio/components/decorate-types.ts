import type { ComponentType } from 'react'
import type { PreviewProps, SchemaTypeDefinition } from 'sanity'
import { CallOutPreview } from './call-out-preview.tsx'
import { ClaimNotePreview } from './claim-note-preview.tsx'
import { ComparisonPreview } from './comparison-preview.tsx'
import { TablePreview } from './table-preview.tsx'

type Decoration = { components: { preview: ComponentType<PreviewProps> }; preview: object }

/** A preview that gets whole fields, where the usual one gets a title and a subtitle. */
const seen = (preview: ComponentType<PreviewProps>, ...fields: string[]): Decoration => ({
  components: { preview },
  preview: {
    select: Object.fromEntries(fields.map((field) => [field.replaceAll('.', ''), field])),
    prepare: (fieldValues: Record<string, unknown>) => ({ title: '', ...fieldValues }),
  },
})

/** How members of running text look inside the text, so that editors need not open each one. */
const decorations: Readonly<Record<string, Decoration>> = {
  callOut: seen(CallOutPreview, 'tone', 'title', 'text'),
  claimNote: seen(ClaimNotePreview, 'claim.text', 'claim.reviewBy'),
  comparison: seen(ComparisonPreview, 'title', 'options'),
  contentTable: seen(TablePreview, 'caption', 'columns', 'rows'),
}

/** The content model with the Studio's own looks; the model itself knows no React. */
export const decorateTypes = (types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] =>
  types.map((type) => ({ ...type, ...decorations[type.name] }) as SchemaTypeDefinition)
