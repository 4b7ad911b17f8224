/** The types that fields of ours refer to; `asset` stands for what an image field holds. */
export const referenceTypes: Readonly<Record<string, readonly string[]>> = {
  category: ['guideCategory'],
  claim: ['marketingClaim'],
  asset: ['sanity.imageAsset'],
}

/** Documents that appear or disappear on a date without anybody publishing them. */
const datedTypes: readonly string[] = ['marketingClaim', 'banner', 'costTable', 'experiment']

/**
 * The types of documents that the answer of a query is made from: those it selects and those it
 * reaches through references. Sorted, each once.
 * @example typesOf('*[_type == "guide"]{ "in": category->title }') // ['guide', 'guideCategory']
 */
export function typesOf(query: string): string[] {
  const selected = [...query.matchAll(/\b_type\s*==\s*"([^"]+)"/g)].map(([, type]) => type!)
  const lists = [...query.matchAll(/\b_type\s+in\s+\[([^\]]*)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/"([^"]+)"/g)].map(([, type]) => type!),
  )
  const reached = followedFields(query).flatMap((field) => referenceTypes[field] ?? [])
  return [...new Set([...selected, ...lists, ...reached])].filter(isDocumentType).toSorted()
}

/** The names of the fields whose references a query follows. */
export const followedFields = (query: string): string[] => [
  ...new Set([...query.matchAll(/\b(\w+)(?:\[[^\]]*\])?\s*->/g)].map(([, field]) => field!)),
]

/** Whether the answer can change because a day ends. */
export const isDated = (types: readonly string[]): boolean =>
  types.some((type) => datedTypes.includes(type))

/** Members of a text are told apart by `_type` as well and are no documents. */
const memberTypes: readonly string[] = [
  'block',
  'span',
  'liveFigure',
  'contentTable',
  'callOut',
  'figure',
  'comparison',
  'chart',
  'calculator',
  'claimNote',
]
const isDocumentType = (type: string): boolean => !memberTypes.includes(type)
