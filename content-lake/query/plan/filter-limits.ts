import {
  calledFunction,
  constantStrings,
  type SyntaxNode,
  withoutGroup,
} from '../parse/syntax-tree.ts'

/**
 * A limit: a property shared by every document that passes a filter. The attribute at the path is
 * one of the keys, or a list that holds one; an outer key comes from around the filter.
 */
export type Limit = { path: Path } & (
  | { keys: readonly string[] }
  | { keys?: never; outerKey: SyntaxNode }
)
type Path = readonly string[]

/** In place of a path: what a document refers to, however deep. */
export const references: Path = []

/** The limits of a filter, from conditions joined by `&&`. */
export function limitsOf(part: unknown): Limit[] {
  const node = withoutGroup(part)
  if (node.type === 'And') return [...limitsOf(node.left), ...limitsOf(node.right)]
  if (calledFunction(node) === 'references') {
    const [argument, ...others] = node.args as SyntaxNode[]
    return argument && others.length === 0 ? equalLimit(references, withoutGroup(argument)) : []
  }
  if (node.type !== 'OpCall') return []
  const [left, right] = [withoutGroup(node.left), withoutGroup(node.right)]
  if (node.op === '==') {
    return [...equalLimit(pathOf(left), right), ...equalLimit(pathOf(right), left)]
  }
  if (node.op !== 'in') return []
  // `key in ["a", "b"]`, and `"a" in keys`.
  const [path, keys, holder] = [pathOf(left), constantStrings(right), pathOf(right)]
  return [
    ...(path && keys ? [{ path, keys }] : []),
    ...(holder && isString(left) ? [{ path: holder, keys: [left.value] }] : []),
  ]
}

function equalLimit(path: Path | null, key: SyntaxNode): Limit[] {
  if (!path) return []
  if (isString(key)) return [{ path, keys: [key.value] }]
  return isOuter(key) ? [{ path, outerKey: key }] : []
}

/** `slug.current` or `@.slug.current` of the document that is filtered; null for anything else. */
function pathOf(node: SyntaxNode): string[] | null {
  if (node.type !== 'AccessAttribute') return null
  const base = node.base as SyntaxNode | undefined
  if (base === undefined || base.type === 'This') return [String(node.name)]
  const path = pathOf(base)
  return path && [...path, String(node.name)]
}

/** Whether an expression reads the outer scope: `^`, `^._id`, `^.^.category._ref`. */
function isOuter({ type, base }: SyntaxNode): boolean {
  if (type === 'Parent') return true
  return type === 'AccessAttribute' && base !== undefined && isOuter(base as SyntaxNode)
}

const isString = (node: SyntaxNode): node is SyntaxNode & { value: string } =>
  node.type === 'Value' && typeof node.value === 'string'
