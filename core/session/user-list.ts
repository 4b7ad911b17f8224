/** What the list of users can be narrowed to and sorted by. Rule S-81. */
export const userStates = ['active', 'deactivated'] as const

export const userSorts = [
  'name|asc',
  'name|desc',
  'email|asc',
  'email|desc',
  'company|asc',
  'company|desc',
  'lastLogin|asc',
  'lastLogin|desc',
] as const

export type UserState = (typeof userStates)[number]
export type UserSort = (typeof userSorts)[number]
