import type { ExprNode } from 'groq-js/1'
import { queryTooLarge } from '#content-lake/http/lake-error.ts'
import { calledFunction, nodesOf, rewritten, type SyntaxNode, withoutGroup } from './syntax-tree.ts'
import { phraseAttribute, spacedWords, wordsAttribute } from '../plan/whole-text.ts'

/** Whether a tree reads the whole text of documents (after `withTextQueries`). */
export const readsWholeText = (tree: ExprNode): boolean =>
  nodesOf(tree).some(({ name }) => name === wordsAttribute || name === phraseAttribute)

/**
 * Rewrites `… match text::query($words)`, which the Studio's lists, search and reference fields
 * send and groq-js lacks. It is rewritten into what groq-js does know: every word is found, the
 * last letters of a word with `*` may be any, a word after `-` is not found, and words in double
 * quotes stand side by side. A call that is not the right side of `match` is left alone.
 * @throws LakeError 400 for more words than anybody types
 */
export function withTextQueries(tree: ExprNode): ExprNode {
  return rewritten(tree, (node, again) => {
    const text = textQueryOf(node)
    if (text === null) return undefined
    const left = isWholeDocument(node.left) ? null : again(node.left)
    const conditions = (text.match(tokens) ?? []).map(conditionOf(left))
    const words = conditions.filter((condition) => condition !== all)
    if (words.length > mostWords) throw tooManyWords(words.length)
    return words.reduce(both, all)
  })
}

/** Words of one search. Each is a condition inside the one before, and is looked for in every document. */
const mostWords = 100

const tooManyWords = (words: number) =>
  queryTooLarge(
    `text::query() is to look for ${words} words; ${mostWords} are allowed. Look for fewer.`,
  )

/** A quoted phrase is one token. Reads every letter once: what is searched for comes from anybody. */
const tokens = /(?:[^\s"]|"[^"]*"|")+/g

function textQueryOf(node: SyntaxNode): string | null {
  if (node.type !== 'OpCall' || node.op !== 'match') return null
  const call = withoutGroup(node.right)
  if (calledFunction(call) !== 'text::query') return null
  const [argument] = call.args as { value?: unknown }[]
  return typeof argument?.value === 'string' ? argument.value : null
}

/** `@ match …` or `[@, _id] match …`: any text of the document. */
function isWholeDocument(part: unknown): boolean {
  const { type, elements } = withoutGroup(part)
  if (type === 'This') return true
  if (type !== 'Array') return false
  return (elements as { value: { type: string } }[]).some(({ value }) => value.type === 'This')
}

/** @param left the text looked at; null is all text of the document */
const conditionOf = (left: unknown) => (token: string) => {
  const isExcluded = token.length > 1 && token.startsWith('-')
  const bare = isExcluded ? token.slice(1) : token
  const isPhrase = bare.length > 1 && bare.startsWith('"') && bare.endsWith('"')
  const found =
    isPhrase && left === null
      ? phraseCondition(bare.slice(1, -1))
      : wordCondition(left, bare.replaceAll('"', ' '))
  return isExcluded ? { type: 'Not', base: found } : found
}

const wordCondition = (left: unknown, words: string) =>
  /[^\s*]/.test(words)
    ? {
        type: 'OpCall',
        op: 'match',
        left: left ?? attribute(wordsAttribute),
        right: constant(words),
      }
    : all

/** The phrase parts the document's words in at least two pieces. */
const phraseCondition = (phrase: string) => ({
  type: 'OpCall',
  op: '>',
  left: call('global', 'count', [
    call('string', 'split', [attribute(phraseAttribute), constant(spacedWords(phrase))]),
  ]),
  right: constant(1),
})

const both = (left: unknown, right: unknown) =>
  left === all ? right : { type: 'And', left, right }

const all = { type: 'Value', value: true }
const constant = (value: unknown) => ({ type: 'Value', value })
const attribute = (name: string) => ({ type: 'AccessAttribute', name })
const call = (namespace: string, name: string, args: unknown[]) => ({
  type: 'FuncCall',
  namespace,
  name,
  args,
})
