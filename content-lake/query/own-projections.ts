import type { ExprNode } from 'groq-js/1'
import { ownReferences } from './own-reference.ts'
import { calledFunction, nodesOf, rewritten, type SyntaxNode } from './syntax-tree.ts'

/**
 * A projection whose result follows from the document alone and from those its references lead to:
 * it looks at nothing else, neither around it nor at a clock.
 */
export interface OwnProjection {
  /** The same for the same projection in whichever query. */
  key: string
  expr: ExprNode
  /** How many nodes it has. */
  parts: number
}

const references = ownReferences()

/** The attribute of what is handed over that holds the projection's result. */
const handedOver = 'value'

/** Documents that are the same wherever in a query they are asked for, to be projected. */
export interface ProjectedList {
  base: ExprNode
  /** Which of the projections. */
  place: number
}

/** A tree whose own projections were taken out of it. */
export interface RestOfTree {
  tree: ExprNode
  projections: readonly OwnProjection[]
  lists: readonly ProjectedList[]
}

/**
 * The tree in which documents are not projected but asked for as they are projected: whole lists
 * where nothing around them changes what is in them, else one document after the other.
 * @param isKept whether a projection, told by its key, is worth being asked for
 * @param readList what stands for a list of the rest, as long as the tree is evaluated
 */
export function withoutOwnProjections(
  tree: ExprNode,
  isKept: (key: string) => boolean,
  readList: (list: number) => unknown[],
): RestOfTree {
  const projections: OwnProjection[] = []
  const lists: ProjectedList[] = []
  const result = rewritten(tree, (node, again) => {
    const own = ownProjectionOf(node)
    if (!own) return undefined
    const isList = isClosed(node.base)
    if (own.parts < (isList ? fewestParts.ofList : fewestParts.oneByOne)) return undefined
    if (!isKept(own.key)) return undefined
    const place = projections.push(own) - 1
    if (isList) {
      const list = lists.push({ base: node.base as ExprNode, place }) - 1
      return new ReadWhenAsked(() => readList(list))
    }
    const asked = references.node(place, { type: 'AccessAttribute', name: '_id' })
    const expr = { type: 'AccessAttribute', name: handedOver, base: asked }
    return { ...node, base: again(node.base), expr, [placeAttribute]: place }
  })
  return { tree: result, projections, lists }
}

/** A constant that is made when evaluation comes to it. */
class ReadWhenAsked {
  readonly type = 'Value'
  readonly #read: () => unknown
  #value: unknown

  constructor(read: () => unknown) {
    this.#read = read
  }

  get value() {
    return (this.#value ??= this.#read())
  }
}

/** Whether nothing in the tree looks at what is around it. */
function isClosed(tree: unknown): boolean {
  for (const { type } of nodesOf(tree)) if (type === 'Parent') return false
  return true
}

const placeAttribute = 'projectedAs'

/** The place of the projection that stands in a map of documents; null where none was taken out. */
export const projectionIn = (node: SyntaxNode): number | null =>
  (node[placeAttribute] as number | undefined) ?? null

/** Which projection of which document a reference asks for; null for references of documents. */
export const projectionAsked = (reference: string): { place: number; id: string } | null => {
  const asked = references.asked(reference)
  return asked && { place: asked.place, id: asked.key }
}

/** A projection of fewer parts is made faster than it is found. */
const fewestParts = { ofList: 6, oneByOne: 20 } as const
/** Longer keys take more time to write than they save. */
const longestKeyCharacters = 10_000

/** `*[…] | order(…){…}` */
function ownProjectionOf({ type, base, expr }: SyntaxNode): OwnProjection | null {
  if (type !== 'Map' || !areDocuments(base as SyntaxNode)) return null
  const projection = expr as SyntaxNode
  if (projection.type !== 'Projection') return null
  if ((projection.base as SyntaxNode).type !== 'This') return null
  const parts = ownParts(projection.expr)
  if (Number.isNaN(parts)) return null
  const key = JSON.stringify(projection.expr)
  return key.length > longestKeyCharacters
    ? null
    : { key, expr: projection.expr as ExprNode, parts }
}

/** Whether a tree gives documents as they stand. */
function areDocuments({ type, base, name }: SyntaxNode): boolean {
  if (type === 'Everything') return true
  const isSelection = type === 'Filter' || type === 'Slice' || type === 'ArrayCoerce'
  const isOrder = type === 'PipeFuncCall' && name === 'order'
  return (isSelection || isOrder) && areDocuments(base as SyntaxNode)
}

const ownTypes = new Set(
  `AccessAttribute AccessElement And Array ArrayCoerce ArrayElement Asc Deref Desc Filter FlatMap
   Group InRange Map Neg Not Object ObjectAttributeValue ObjectConditionalSplat ObjectSplat OpCall
   Or PipeFuncCall Pos Projection Select SelectAlternative Slice This`.split(/\s+/),
)
const ownFunctions =
  /^(?:coalesce|count|defined|length|lower|round|upper|(?:array|string|pt)::\w+)$/

/** How many parts a tree has; `NaN` when one of them looks at more than the document. */
function ownParts(part: unknown): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, child) => sum + ownParts(child), 0)
  if (part === null || typeof part !== 'object') return 0
  const node = part as SyntaxNode
  if (node.type === 'Value') return isPlain(node.value) ? 1 : NaN
  const name = calledFunction(node)
  if (name === null ? !ownTypes.has(node.type) : !ownFunctions.test(name)) return NaN
  let parts = 1
  for (const child in node) parts += ownParts(node[child])
  return parts
}

/** Whether JSON tells the value from any other. */
const isPlain = (value: unknown) =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))
