import type { ExprNode } from 'groq-js/1'
import type { LakeDocument } from '../store/document.ts'
import type { DocumentView } from './perspective.ts'
import {
  calledFunction,
  constantStrings,
  rewritten,
  type SyntaxNode,
  withoutGroup,
} from './syntax-tree.ts'

/** A tree that looks at no more documents than it must, and the types it can see; null: any. */
export interface NarrowedTree {
  tree: ExprNode
  types: ReadonlySet<string> | null
}

const byType = new WeakMap<DocumentView, ReadonlyMap<string, LakeDocument[]>>()

/**
 * `*[_type == "guide" && …]` filters the guides instead of every document, `*[_id == "x" && …]`
 * that one. The filters stay as they are, so the answer is the same.
 */
export function narrowed(tree: ExprNode, view: DocumentView): NarrowedTree {
  let types: Set<string> | null = new Set()
  const result = rewritten(tree, (node, again) => {
    if (node.type === 'Everything' || calledFunction(node) === 'releases::all') {
      types = null
      return undefined
    }
    if (node.type !== 'Filter' || (node.base as SyntaxNode).type !== 'Everything') return undefined
    const limits = limitsOf(node.expr)
    if (!limits.types) types = null
    else for (const type of limits.types) types?.add(type)
    return {
      type: 'Filter',
      base: { type: 'Value', value: documentsWithin(limits, view) },
      expr: again(node.expr),
    }
  })
  return { tree: result, types }
}

interface Limits {
  types?: string[]
  id?: string
}

/** What every document that passes the filter has in common. */
function limitsOf(part: unknown): Limits {
  const node = withoutGroup(part)
  if (node.type === 'And') return { ...limitsOf(node.right), ...limitsOf(node.left) }
  if (node.type !== 'OpCall') return {}
  const [left, right] = [withoutGroup(node.left), withoutGroup(node.right)]
  if (node.op === 'in') {
    const types = isOwnAttribute(left, '_type') ? constantStrings(right) : null
    return types ? { types } : {}
  }
  if (node.op !== '==') return {}
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const value = other.type === 'Value' ? other.value : null
    if (typeof value !== 'string') continue
    if (isOwnAttribute(one, '_type')) return { types: [value] }
    if (isOwnAttribute(one, '_id')) return { id: value }
  }
  return {}
}

const isOwnAttribute = ({ type, base, name }: SyntaxNode, attribute: string) =>
  type === 'AccessAttribute' &&
  name === attribute &&
  (base === undefined || (base as SyntaxNode).type === 'This')

function documentsWithin({ types, id }: Limits, view: DocumentView): LakeDocument[] {
  if (id !== undefined) return [view.byId.get(id) ?? []].flat()
  if (!types) return view.list
  const [only, ...others] = new Set(types)
  if (only === undefined) return []
  if (others.length === 0) return typesOf(view).get(only) ?? []
  // Documents of several types keep the order they have among all.
  return view.list.filter(({ _type }) => types.includes(_type))
}

function typesOf(view: DocumentView): ReadonlyMap<string, LakeDocument[]> {
  const known = byType.get(view)
  if (known) return known
  const made = new Map<string, LakeDocument[]>()
  for (const document of view.list) {
    const same = made.get(document._type)
    if (same) same.push(document)
    else made.set(document._type, [document])
  }
  byType.set(view, made)
  return made
}
