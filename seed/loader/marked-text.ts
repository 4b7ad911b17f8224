import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { RichText } from '#schemas/generated/sanity.types.ts'
import { isLiveFigureKey } from '#schemas/placement/live-figure-key.ts'

/** A node of parsed Markdown. */
export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]
/** A node within a line of text. */
export type InlineNode = Extract<MarkdownNode, { type: 'paragraph' }>['children'][number]

type TextBlock = Extract<RichText[number], { _type: 'block' }>
type TextChild = NonNullable<TextBlock['children']>[number]
type WithoutKey<T> = T extends unknown ? Omit<T, '_key'> : never

/** A live figure; `{providers}` and `{enquiryHandover}` stay in braces, since every text knows them (D-23, W-97). */
const figure = /(\{(?!(?:providers|enquiryHandover)\})\w+\})/

/**
 * Children and links of a block of text. Keys count from 0: even ones are plain words, odd ones
 * links, strong words and live figures.
 * @throws Error for braces around no live figure, and for Markdown that no text can show
 */
export function markedText(nodes: readonly InlineNode[]) {
  const markDefs: NonNullable<TextBlock['markDefs']> = []
  const children: TextChild[] = []
  let key = -1
  const add = (child: WithoutKey<TextChild>, isMarked: boolean) => {
    key += (key % 2 === 0) === isMarked ? 1 : 2
    children.push({ ...child, _key: `s${key}` } as TextChild)
  }
  const addSpan = (text: string, marks: string[]) =>
    add({ _type: 'span', text, marks }, marks.length > 0)
  for (const node of nodes) {
    if (node.type === 'text') {
      for (const part of node.value.split(figure)) {
        if (figure.test(part)) add({ _type: 'liveFigure', figure: figureKey(part) }, true)
        else if (part !== '') addSpan(part, [])
      }
    } else if (node.type === 'strong') {
      addSpan(plainText(node.children), ['strong'])
    } else if (node.type === 'link') {
      const _key = `l${markDefs.length + 1}`
      markDefs.push({ _type: 'link', _key, href: node.url })
      addSpan(plainText(node.children), [_key])
    } else {
      throw new Error(`A text cannot show Markdown of the type ${node.type}. Write plain words.`)
    }
  }
  return { children, markDefs }
}

/**
 * The words of nodes that may hold nothing but words.
 * @throws Error naming the type of what else they hold
 */
export const plainText = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      throw new Error(`Only plain words may stand here, not Markdown of the type ${node.type}.`)
    })
    .join('')

function figureKey(braced: string) {
  const word = braced.slice(1, -1)
  if (isLiveFigureKey(word)) return word
  throw new Error(`${braced} names no live figure. Use one of liveFigureKeys.`)
}
