import type { ExprNode } from 'groq-js/1'
import { LakeError } from '../http/lake-error.ts'
import { wholeTextAttribute } from './whole-text.ts'

/**
 * The Studio's lists and reference search ask `… match text::query($words)`, which groq-js does
 * not know. The match is rewritten into one on the words themselves, which it does.
 */
export function withTextQueries(syntax: ExprNode): ExprNode {
  return rewritten(syntax) as ExprNode
}

interface Match {
  type: 'OpCall'
  op: 'match'
  left: unknown
  right: { args: { value?: unknown }[] }
}

function rewritten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewritten)
  if (node === null || typeof node !== 'object') return node
  if ((node as { type?: unknown }).type === 'Value') return node
  if (isTextMatch(node)) return matchOfWords(node)
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, rewritten(child)]))
}

function isTextMatch(node: object): node is Match {
  const { type, op, right } = node as Record<string, unknown>
  if (type !== 'OpCall' || op !== 'match') return false
  const call = right as { type?: unknown; namespace?: unknown; name?: unknown } | null
  return call?.type === 'FuncCall' && call.namespace === 'text' && call.name === 'query'
}

function matchOfWords({ left, right }: Match): unknown {
  const text = right.args[0]?.value
  if (typeof text !== 'string') {
    throw new LakeError(400, 'queryParseError', 'text::query() needs a string or a parameter')
  }
  const words = (text.match(/"[^"]+"|\S+/g) ?? [])
    .filter((word) => word !== '*' && !word.startsWith('-'))
    .map((word) => word.replaceAll('"', ''))
  if (words.length === 0) return { type: 'Value', value: true }
  return {
    type: 'OpCall',
    op: 'match',
    left: isWholeDocument(left) ? textOfDocument : rewritten(left),
    right: { type: 'Value', value: words },
  }
}

/** `@ match …` or `[@, _id] match …`: any text of the document. */
function isWholeDocument(node: unknown): boolean {
  const { type, elements } = node as { type?: string; elements?: { value: { type: string } }[] }
  if (type === 'This') return true
  return type === 'Array' && (elements?.some(({ value }) => value.type === 'This') ?? false)
}

const textOfDocument = { type: 'AccessAttribute', name: wholeTextAttribute }
