/** The orders that leads can be listed in; the first one where none is given. Rule W-161. */
export const leadSorts = [
  'confirmedAt|desc',
  'confirmedAt|asc',
  'state|asc',
  'state|desc',
  'name|asc',
  'name|desc',
] as const

export type LeadSort = (typeof leadSorts)[number]
