import type { Examples } from '../gallery/examples.ts'
import { DataTableOnDisplay } from './data-table-on-display.tsx'

export const dataTableExamples: Examples = {
  'Sorted, the first page of many': <DataTableOnDisplay caption="People who log in" kind="rows" />,
  'Loading others': <DataTableOnDisplay caption="People while others load" kind="loading" />,
  'Nothing found': <DataTableOnDisplay caption="Nobody" kind="empty" />,
  'Could not be loaded': <DataTableOnDisplay caption="People who did not come" kind="failed" />,
}
