import type { BrokenRow } from './broken-row.ts'
import { campaignRows } from './broken-rows-campaign.ts'
import { editorialRows } from './broken-rows-editorial.ts'
import { siteRows } from './broken-rows-site.ts'
import { textRows } from './broken-rows-text.ts'

/** One row for each way in which a field can be wrong. */
export const brokenRows: readonly BrokenRow[] = [
  ...editorialRows,
  ...campaignRows,
  ...siteRows,
  ...textRows,
]
