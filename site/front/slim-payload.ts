import type { PayloadRow } from './payload-rows.ts'

/** The prop of a client component that its own script can ask for again. */
const refetchable = 'refetchable'

/** What Next shows where nothing is found outside of our own layout, which no page is: it styles itself by this name. */
const nextsNotFound = 'next-error-h1'

/** The props of a static part, as `site/ui/static-html/` sends them. */
type PartProps = { part: number; isLeftOut?: true; html?: unknown; children?: unknown }

/** Of a row that something is left out of. */
const leftOut = new RegExp(`"(?:part|${refetchable})":|${nextsNotFound}`)

const anyReference = /"\$[@LFhQWKBi]?([0-9a-f]+)[:"]/g
const deepReference = /"\$([0-9a-f]+):([^"]+)"/g
const oneReference = /^\$[@L]?([0-9a-f]+)$/
/** What stands for itself: text, the mark of an element, symbols such as a fragment's. */
const plain = /^(?!\$)|^\$(?:$|\$|undefined$|Sreact\.)/

/**
 * Rows without the content of static parts, without what client components can ask for again and
 * without Next's own page for what is not found, nor the rows that only these used. A part that holds a client component, other than a part within it,
 * stays. Rules D-100, D-101.
 * @returns null where nothing can be left out
 */
export function slimRows(rows: readonly PayloadRow[]): PayloadRow[] | null {
  const byId = Map.groupBy(rows, ({ id }) => id)
  const known = new Map<string, boolean>()
  const changed = new Map<PayloadRow, unknown>()

  const parsed = (text: string): unknown => JSON.parse(text)

  /** Whether a value holds nothing that runs in a browser. */
  function isStatic(value: unknown, ownType: unknown): boolean {
    if (typeof value === 'string') {
      if (plain.test(value) || value === ownType) return true
      const id = oneReference.exec(value)?.[1]
      return id !== undefined && isStaticRow(id, ownType)
    }
    if (typeof value !== 'object' || value === null) return true
    return Object.values(value).every((each) => isStatic(each, ownType))
  }

  function isStaticRow(id: string, ownType: unknown): boolean {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, true)
    const [row, ...more] = byId.get(id) ?? []
    const answer =
      row !== undefined &&
      more.length === 0 &&
      (row.text.startsWith('T') ||
        (/^[[{"\dntf-]/.test(row.text) && isStatic(parsed(row.text), ownType)))
    known.set(id, answer)
    return answer
  }

  /** Leaves out what can be; says whether anything was. */
  function leaveOut(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false
    const [mark, type, , props] = Array.isArray(value) ? (value as unknown[]) : []
    if (mark === '$' && isPart(props) && isStatic(props.html ?? props.children, type)) {
      delete props.html
      delete props.children
      props.isLeftOut = true
      return true
    }
    let isChanged = false
    if (mark === '$' && isObject(props) && refetchable in props) {
      delete props[refetchable]
      isChanged = true
    }
    if (
      mark === '$' &&
      isObject(props) &&
      JSON.stringify(props['notFound'])?.includes(nextsNotFound)
    ) {
      delete props['notFound']
      isChanged = true
    }
    for (const each of Object.values(value)) isChanged = leaveOut(each) || isChanged
    return isChanged
  }

  for (const row of rows) {
    if (!/^[[{]/.test(row.text) || !leftOut.test(row.text)) continue
    const value = parsed(row.text)
    if (leaveOut(value)) changed.set(row, value)
  }
  if (changed.size === 0) return null

  const slim = rows.map((row) =>
    changed.has(row) ? { id: row.id, text: `${JSON.stringify(changed.get(row))}\n` } : row,
  )
  const used = usedIds(slim)
  const left = slim.filter(({ id }) => used.has(id))
  const values = new Map([...changed].map(([{ id }, value]) => [id, value]))
  return left.some(({ text }) => misses(text, values)) ? null : left
}

/** Rows that the first one needs, and hints. */
function usedIds(rows: readonly PayloadRow[]): Set<string> {
  const byId = Map.groupBy(rows, ({ id }) => id)
  const used = new Set(['', '0'])
  for (const id of used) {
    for (const { text } of byId.get(id) ?? []) {
      if (text.startsWith('T')) continue
      for (const [, other] of text.matchAll(anyReference)) used.add(other!)
    }
  }
  return used
}

/** Whether a row points at a place within another that is no longer there. */
const misses = (text: string, values: ReadonlyMap<string, unknown>): boolean =>
  !text.startsWith('T') &&
  [...text.matchAll(deepReference)].some(
    ([, id, path]) => values.has(id!) && !hasPath(values.get(id!), path!.split(':')),
  )

/** Where an element's own fields stand in its row. */
const elementFields: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 }

function hasPath(value: unknown, [step, ...rest]: readonly string[]): boolean {
  // What stands in a row of its own was not changed with this one.
  if (step === undefined || typeof value === 'string') return true
  if (!isObject(value)) return false
  const key = Array.isArray(value) && value[0] === '$' ? (elementFields[step] ?? step) : step
  return key in value && hasPath(value[key], rest)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPart = (props: unknown): props is PartProps =>
  isObject(props) &&
  'part' in props &&
  typeof props.part === 'number' &&
  ('children' in props || 'html' in props)
