import type { ExprNode } from 'groq-js/1'

/** A node of a query's syntax tree; parts of nodes (attributes, elements) count as nodes here. */
export type SyntaxNode = { type: string } & Record<string, unknown>

/**
 * A copy of the tree with the nodes for which `replace` returns another; children of a replaced
 * node are left to it. Constant values are never entered.
 */
export function rewritten(
  tree: ExprNode,
  replace: (node: SyntaxNode, again: (child: unknown) => unknown) => unknown,
): ExprNode {
  const again = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(again)
    if (part === null || typeof part !== 'object') return part
    const node = part as SyntaxNode
    const replacement = replace(node, again)
    if (replacement !== undefined) return replacement
    if (node.type === 'Value') return node
    const copy: Record<string, unknown> = {}
    for (const name in node) copy[name] = again(node[name])
    return copy
  }
  return again(tree) as ExprNode
}

/** Every node of the tree, parents first. */
export function* nodesOf(part: unknown): Generator<SyntaxNode> {
  if (Array.isArray(part)) {
    for (const child of part) yield* nodesOf(child)
  } else if (part !== null && typeof part === 'object') {
    yield part as SyntaxNode
    if ((part as SyntaxNode).type === 'Value') return
    for (const child of Object.values(part)) yield* nodesOf(child)
  }
}

/** The full name of the function a node calls; null for other nodes. */
export function calledFunction({ type, namespace, name }: SyntaxNode): string | null {
  if (type !== 'FuncCall') return null
  return namespace === 'global' ? String(name) : `${String(namespace)}::${String(name)}`
}

/** Removes parentheses. */
export function withoutGroup(node: unknown): SyntaxNode {
  const { type, base } = node as SyntaxNode
  return type === 'Group' ? withoutGroup(base) : (node as SyntaxNode)
}

/** The strings a constant expression stands for; null when it is anything else. */
export function constantStrings(node: unknown): string[] | null {
  const { type, value, elements } = withoutGroup(node)
  if (type === 'Value') {
    const values = Array.isArray(value) ? value : [value]
    return values.every((item) => typeof item === 'string') ? values : null
  }
  if (type !== 'Array') return null
  const parts = (elements as { value: unknown; isSplat: boolean }[]).map((element) =>
    element.isSplat ? null : constantStrings(element.value),
  )
  return parts.every((part) => part !== null) ? parts.flat() : null
}
