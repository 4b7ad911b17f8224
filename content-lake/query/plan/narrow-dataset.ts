import { randomUUID } from 'node:crypto'
import type { ExprNode } from 'groq-js/1'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { type Limit, limitsOf } from './filter-limits.ts'
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

/**
 * Begins the tokens that stand for index lookups: references that no document holds, since it is
 * random. Following a reference is the only way for groq-js to call back while it evaluates, so a
 * filter that can use an index becomes one, with the lookup's place and the key.
 */
const tokenPrefix = `${randomUUID()}:`

/**
 * Replaces filters by index lookups: `*[_type == "guide" && slug.current == "a"]` filters the
 * guides of that slug instead of every document, `*[references(^._id)]` those that refer to the
 * document at hand. The filters stay as they are, so the result is the same.
 */
export function narrowed(tree: ExprNode, view: DocumentView): NarrowedTree {
  const index = indexOf(view)
  const lookUps: LookUp[] = []
  let types: Set<string> | null = new Set()

  const result = rewritten(tree, (node, again) => {
    if (node.type === 'Everything' || calledFunction(node) === 'releases::all') {
      types = null
      return undefined
    }
    if (node.type !== 'Filter' || (node.base as SyntaxNode).type !== 'Everything') return undefined
    const expr = again(node.expr)
    const limits = limitsOf(node.expr)
    const within = limits.find(isTypeLimit)?.keys
    if (!within) types = null
    else for (const one of within) types?.add(one)
    const known = documentsWithin(limits, view, index)
    const open = withoutType(expr, known)
    const value: SyntaxNode = { type: 'Value', value: known }
    const outer = known.length > shortList ? outerLookUp(limits, index) : null
    if (!outer) return open === null ? value : { ...node, base: value, expr: open }
    const found = tokenNode(lookUps.push(outer.lookUp) - 1, outer.key)
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
      if (!reference.startsWith(tokenPrefix)) return null
      const end = reference.indexOf(':', tokenPrefix.length)
      const place = Number(reference.slice(tokenPrefix.length, end))
      return lookUps[place]!(reference.slice(end + 1))
    },
  }
}

/** A syntax tree that follows a token: to the lookup at `place`, with the key it evaluates. */
function tokenNode(place: number, key: unknown): SyntaxNode {
  const beginning = { type: 'Value', value: `${tokenPrefix}${place}:` }
  const value = { type: 'OpCall', op: '+', left: beginning, right: key }
  const attribute = { type: 'ObjectAttributeValue', name: '_ref', value }
  return { type: 'Deref', base: { type: 'Object', attributes: [attribute] } }
}

/** The shortest document list of a constant condition. */
function documentsWithin(
  limits: readonly Limit[],
  view: DocumentView,
  index: ViewIndex,
): LakeDocument[] {
  const type = onlyTypeOf(limits)
  const lists = limits.flatMap((limit) =>
    limit.keys ? [index(isTypeLimit(limit) ? null : type, limit.path, limit.keys)] : [],
  )
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
  if (!limit || !isTypeLimit(limit)) return node
  return documents.every(({ _type }) => _type === limit.keys?.[0]) ? null : node
}

function outerLookUp(limits: readonly Limit[], index: ViewIndex) {
  const outer = limits.find(({ keys }) => !keys)
  if (!outer || outer.keys) return null
  const type = onlyTypeOf(limits)
  const lookUp: LookUp = (key) => index(type, outer.path, [key])
  // Of two conditions on the type only one is met by the lookup.
  const isOfType = type !== null && limits.filter(isTypeLimit).length === 1
  return { lookUp, key: oneScopeUp(outer.outerKey), isOfType }
}

const isTypeLimit = ({ path, keys }: Limit): boolean =>
  keys !== undefined && path.length === 1 && path[0] === '_type'

function onlyTypeOf(limits: readonly Limit[]): string | null {
  const types = limits.find(isTypeLimit)?.keys ?? []
  return types.length === 1 ? types[0]! : null
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
