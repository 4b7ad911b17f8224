import type { ExprNode } from 'groq-js/1'
import { queryTooLarge } from '#content-lake/http/lake-error.ts'
import { calledFunction, type SyntaxNode } from './syntax-tree.ts'

/** How many copies of what it reads a query may join into one array or text. */
export const mostCopies = 32

/** Shorter constants do not count as copies. */
const shortCharacters = 1000

const loops = new Set(['Projection', 'Map', 'FlatMap', 'Filter', 'PipeFuncCall'])

/**
 * Refuses a query that doubles an array or a text again and again: thirty of
 * `{"a": [...a, ...a]}` in a row would take all the memory before anything could look at a clock.
 * @throws LakeError 400 `queryTooLarge`
 */
export function assertGrowth(tree: ExprNode): void {
  copiesIn(tree, [1])
}

/** An upper bound of the copies in a node's value; `scopes` are those in `@` and its parents. */
function copiesIn(part: unknown, scopes: readonly number[]): number {
  if (Array.isArray(part)) return most(part.map((child) => copiesIn(child, scopes)))
  if (part === null || typeof part !== 'object') return 1
  const copies = copiesOfNode(part as SyntaxNode, scopes)
  if (copies > mostCopies) throw tooMuch()
  return copies
}

function copiesOfNode(node: SyntaxNode, scopes: readonly number[]): number {
  const { type, base } = node
  const inside = (child: unknown) => copiesIn(child, scopes)
  if (type === 'Value') return isShort(node.value) ? 0 : 1
  if (type === 'This') return scopes.at(-1)!
  if (type === 'AccessAttribute' && !base) return scopes.at(-1)!
  if (type === 'Parent') return most(scopes)
  if (type === 'Array')
    return sum((node.elements as SyntaxNode[]).map((item) => inside(item.value)))
  if (type === 'OpCall') {
    const [left, right] = [inside(node.left), inside(node.right)]
    return node.op === '+' ? left + right : 1
  }
  if (loops.has(type)) {
    const whole = inside(base)
    const body = copiesIn(node.expr ?? node.args, [...scopes, whole])
    return type === 'Filter' || type === 'PipeFuncCall' ? whole : body
  }
  const copies = most(Object.values(node).map(inside))
  return calledFunction(node) === 'count' ? 1 : copies
}

const isShort = (value: unknown) =>
  typeof value === 'string' ? value.length <= shortCharacters : typeof value !== 'object'
const most = (counts: readonly number[]) => Math.max(1, ...counts)
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

const tooMuch = () =>
  queryTooLarge(
    `The query joins more than ${mostCopies} copies of what it reads into one array or text. Join fewer.`,
  )
