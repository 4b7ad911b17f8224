/**
 * Where in a document the references to an id stand, written as the query language writes paths.
 * @example referencePathsTo('guide-1', faq) // ['related[_key=="a1"]', 'author']
 */
export function referencePathsTo(id: string, document: unknown): string[] {
  const found: string[] = []
  walk(document, '', (path, value) => {
    if (value._ref === id) found.push(path)
  })
  return found
}

type Visit = (path: string, value: Record<string, unknown>) => void

function walk(value: unknown, path: string, visit: Visit): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const key = (item as { _key?: unknown } | null)?._key
      walk(item, `${path}[${typeof key === 'string' ? `_key=="${key}"` : index}]`, visit)
    }
  } else if (value !== null && typeof value === 'object') {
    visit(path, value as Record<string, unknown>)
    for (const [name, child] of Object.entries(value)) {
      walk(child, path === '' ? name : `${path}.${name}`, visit)
    }
  }
}
