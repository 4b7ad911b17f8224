import {
  calledFunction,
  constantStrings,
  type SyntaxNode,
  withoutGroup,
} from '../parse/syntax-tree.ts'

/** A limit: a property shared by every document that passes a filter. */
export type Limit =
  | { by: 'type'; types: string[] }
  | { by: 'id'; ids: string[] }
  /** The attribute at the path is one of the keys, or a list that holds one. */
  | { by: 'value'; path: string[]; keys: string[] }
  | { by: 'reference'; id: string }
  /** A `value` or `reference` limit whose string comes from an outer scope. */
  | { by: 'outerValue'; path: string[]; key: SyntaxNode }
  | { by: 'outerReference'; key: SyntaxNode }

/** The limits of a filter, from conditions joined by `&&`. */
export function limitsOf(part: unknown): Limit[] {
  const node = withoutGroup(part)
  if (node.type === 'And') return [...limitsOf(node.left), ...limitsOf(node.right)]
  if (calledFunction(node) === 'references') return referenceLimit(node.args as SyntaxNode[])
  if (node.type !== 'OpCall') return []
  const [left, right] = [withoutGroup(node.left), withoutGroup(node.right)]
  if (node.op === '==') return [...equalLimit(left, right), ...equalLimit(right, left)]
  return node.op === 'in' ? [...oneOfLimit(left, right), ...heldLimit(left, right)] : []
}

function referenceLimit([argument, ...others]: SyntaxNode[]): Limit[] {
  if (!argument || others.length > 0) return []
  const node = withoutGroup(argument)
  if (isString(node)) return [{ by: 'reference', id: node.value }]
  return isOuter(node) ? [{ by: 'outerReference', key: node }] : []
}

function equalLimit(attribute: SyntaxNode, key: SyntaxNode): Limit[] {
  const path = pathOf(attribute)
  if (!path) return []
  if (isString(key)) return [valueLimit(path, [key.value])]
  return isOuter(key) ? [{ by: 'outerValue', path, key }] : []
}

/** `key in ["a", "b"]` */
function oneOfLimit(attribute: SyntaxNode, list: SyntaxNode): Limit[] {
  const path = pathOf(attribute)
  const keys = constantStrings(list)
  return path && keys ? [valueLimit(path, keys)] : []
}

/** `"a" in keys` */
function heldLimit(key: SyntaxNode, attribute: SyntaxNode): Limit[] {
  const path = pathOf(attribute)
  return path && isString(key) ? [{ by: 'value', path, keys: [key.value] }] : []
}

function valueLimit(path: string[], keys: string[]): Limit {
  const name = path.join('.')
  if (name === '_type') return { by: 'type', types: keys }
  return name === '_id' ? { by: 'id', ids: keys } : { by: 'value', path, keys }
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
