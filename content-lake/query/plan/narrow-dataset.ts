import type { ExprNode } from 'groq-js/1'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { type Limit, limitsOf } from './filter-limits.ts'
import { lookupTokens } from './lookup-token.ts'
import type { DocumentView } from '../execute/perspective.ts'
import { calledFunction, rewritten, type SyntaxNode, withoutGroup } from '../parse/syntax-tree.ts'
import { indexOf, type ViewIndex } from './view-index.ts'

/** A tree whose filters read only indexed documents. */
export interface NarrowedTree {
  tree: ExprNode
  /** The types it reads; null: any. */
  types: ReadonlySet<string> | null
  /** The documents that a lookup token of the tree stands for; null for references of documents. */
  lookedUp(reference: string): LakeDocument[] | null
}

type LookUp = (key: string) => LakeDocument[]

/** Length of a list that is scanned faster than an index lookup. */
const shortList = 4

const tokens = lookupTokens()

/**
 * Replaces filters by index lookups: `*[_type == "guide" && slug.current == "a"]` filters the
 * guides of that slug instead of every document, `*[references(^._id)]` those that refer to the
 * document at hand. The filters stay as they are, so the result is the same.
 */
export function narrowed(tree: ExprNode, view: DocumentView): NarrowedTree {
  const index = indexOf(view)
  const lookUps: LookUp[] = []
  let types: Set<string> | null = new Set()
  // Inside a map and outside of its projection `^` skips a scope. No query is written so.
  let isHidden = false
  const inScope = (hidden: boolean, again: (child: unknown) => unknown, child: unknown) => {
    const before = isHidden
    isHidden = hidden
    const result = again(child)
    isHidden = before
    return result
  }

  const result = rewritten(tree, (node, again) => {
    const { type } = node
    if (type === 'Everything' || calledFunction(node) === 'releases::all') {
      types = null
      return undefined
    }
    if (type === 'Map' || type === 'FlatMap') {
      const base = again(node.base) as SyntaxNode
      return { ...node, base, expr: inScope(true, again, node.expr) }
    }
    if (type === 'PipeFuncCall') {
      return { ...node, base: again(node.base), args: inScope(false, again, node.args) }
    }
    if (type !== 'Filter' && type !== 'Projection') return undefined
    const expr = inScope(false, again, node.expr)
    if (type === 'Projection' || (node.base as SyntaxNode).type !== 'Everything') {
      return { ...node, base: again(node.base), expr }
    }
    const limits = limitsOf(node.expr)
    const limited = limits.find(({ by }) => by === 'type') as { types: string[] } | undefined
    if (!limited) types = null
    else for (const one of limited.types) types?.add(one)
    const known = documentsWithin(limits, view, index)
    const open = withoutType(expr, known)
    const value: SyntaxNode = { type: 'Value', value: known }
    const outer = known.length > shortList && !isHidden ? outerLookUp(limits, index) : null
    if (!outer) return open === null ? value : { ...node, base: value, expr: open }
    const found = tokens.node(lookUps.push(outer.lookUp) - 1, outer.key)
    // Where nothing else is asked, what refers need not be walked through to see that it does.
    if (calledFunction(withoutGroup(node.expr)) !== 'references') {
      return { ...node, base: orElse(found, value), expr: outer.isOfType ? open : expr }
    }
    return orElse(found, { ...node, base: value, expr })
  })

  return {
    tree: result,
    types,
    lookedUp(reference) {
      const payload = lookUps.length > 0 ? tokens.payload(reference) : null
      return payload && lookUps[payload.place]!(payload.key)
    },
  }
}

/** The shortest document list of a constant condition. */
function documentsWithin(
  limits: readonly Limit[],
  view: DocumentView,
  index: ViewIndex,
): LakeDocument[] {
  const type = onlyTypeOf(limits)
  const lists = limits.flatMap((limit) => {
    switch (limit.by) {
      case 'type':
        return [index.merged([...new Set(limit.types)].map((one) => index.ofType(one)))]
      case 'id':
        return [index.merged(limit.ids.map((id) => [view.byId.get(id) ?? []].flat()))]
      case 'value':
        return [index.merged(limit.keys.map((key) => index.holding(type, limit.path, key)))]
      case 'reference':
        return [index.referringTo(limit.id)]
      default:
        return []
    }
  })
  return lists.reduce((short, list) => (list.length < short.length ? list : short), view.list)
}

/**
 * A filter's condition without `_type == "guide"`, which all listed documents meet; null when
 * nothing remains.
 */
function withoutType(condition: unknown, documents: readonly LakeDocument[]): unknown {
  const node = withoutGroup(condition)
  if (node.type === 'And') {
    const left = withoutType(node.left, documents)
    const right = withoutType(node.right, documents)
    if (left === null || right === null) return left ?? right
    return { ...node, left, right }
  }
  if (node.type !== 'OpCall' || node.op !== '==') return node
  const [limit] = limitsOf(node)
  if (limit?.by !== 'type') return node
  return documents.every(({ _type }) => _type === limit.types[0]) ? null : node
}

function outerLookUp(limits: readonly Limit[], index: ViewIndex) {
  const type = onlyTypeOf(limits)
  for (const limit of limits) {
    if (limit.by !== 'outerValue' && limit.by !== 'outerReference') continue
    const lookUp: LookUp =
      limit.by === 'outerReference'
        ? (id) => index.referringTo(id)
        : (key) => index.holding(type, limit.path, key)
    // Of two conditions on the type only one is met by the lookup.
    const isOneType = limits.filter(({ by }) => by === 'type').length === 1
    const isOfType = limit.by === 'outerValue' && type !== null && isOneType
    return { lookUp, key: oneScopeUp(limit.key), isOfType }
  }
  return null
}

function onlyTypeOf(limits: readonly Limit[]): string | null {
  const [types] = limits.flatMap((limit) => (limit.by === 'type' ? [limit.types] : []))
  return types?.length === 1 ? types[0]! : null
}

/** Moves a key one scope up: `^._id` inside a filter is `@._id` where the filter stands. */
const oneScopeUp = (key: SyntaxNode) =>
  rewritten(key as unknown as ExprNode, ({ type, n }) => {
    if (type !== 'Parent') return undefined
    return n === 1 ? { type: 'This' } : { type, n: (n as number) - 1 }
  })

/** Falls back to `otherwise` for a key that is no string and so makes no reference. */
const orElse = (found: unknown, otherwise: unknown): SyntaxNode => ({
  type: 'FuncCall',
  namespace: 'global',
  name: 'coalesce',
  args: [found, otherwise],
})
