type Fields = Record<string, unknown>

/**
 * Members of a list, each with its type and its place as key.
 * @example numbered('newsItem', 'n')([{ title: 'A' }]) // [{ _type: 'newsItem', _key: 'n1', title: 'A' }]
 */
export const numbered = (_type: string, letter: string) => (members: readonly Fields[]) =>
  members.map((fields, at) => ({ _type, _key: `${letter}${at + 1}`, ...fields }))

/**
 * Members that are written as a mapping: their names become the keys, and a field where one is given.
 * @example named('menu')({ deals: { title: 'Deals' } }) // [{ _type: 'menu', _key: 'deals', title: 'Deals' }]
 */
export const named = (_type: string, field?: string) => (members: Record<string, Fields>) =>
  Object.entries(members).map(([name, fields]) => ({
    _type,
    _key: name,
    ...(field && { [field]: name }),
    ...fields,
  }))
