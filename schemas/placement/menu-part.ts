/** Lists of a menu that live data makes; they stand before the column's own links. */
export const menuParts = [
  { part: 'makes', title: 'Makes with their marks' },
  { part: 'bodyTypes', title: 'Body types' },
  { part: 'budgets', title: 'Budgets' },
  { part: 'guides', title: 'Three guides' },
] as const
