import { type ExprNode, parse } from 'groq-js/1'
import { calledFunction, rewritten } from './syntax-tree.ts'

const incomingReferences = parse('count(*[references(^._id)])')

/**
 * `documents::get(x)` is `x->` as long as all documents are in one dataset, and
 * `documents::incomingRefCount()` counts those that refer to the document at hand.
 */
export function withDocumentFunctions(tree: ExprNode): ExprNode {
  return rewritten(tree, (node, again) => {
    const name = calledFunction(node)
    if (name === 'documents::incomingRefCount') return incomingReferences
    if (name !== 'documents::get') return undefined
    return { type: 'Deref', base: again((node.args as unknown[])[0]) }
  })
}
