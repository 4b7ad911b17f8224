import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { parse } from 'yaml'
import type { RichText } from '#schemas/generated/sanity.types.ts'
import { type MarkdownNode, markedText, plainText } from './marked-text.ts'
import { numbered } from './member-keys.ts'
import { seedImage } from './seed-image.ts'

type Node<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>

/**
 * Portable Text from Markdown; every member has its place as key, so that the seed is the same
 * every time. The notation is described in seed/README.md.
 * @throws Error saying which Markdown cannot be shown
 * @example markdownToBlocks('From {cheapestMonthly}, see [the list](/car-search).')
 */
export function markdownToBlocks(markdown: string): RichText {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const members = children.flatMap((node, at) => {
    const isCaption = children[at + 1]?.type === 'table' && captionOf(node) !== null
    return isCaption ? [] : membersOf(node, children[at - 1])
  })
  return members.map((member, at) => ({ ...member, _key: `p${at + 1}` })) as RichText
}

function membersOf(node: MarkdownNode, before: MarkdownNode | undefined): object[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(node)]
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) throw new Error('Write headings as ## or ###.')
      return [{ _type: 'block', style: `h${node.depth}`, ...markedText(node.children) }]
    case 'list':
      return node.children.map((item) => {
        const [text, ...more] = item.children
        if (text?.type !== 'paragraph' || more.length > 0) {
          throw new Error('An item of a list holds one paragraph and nothing else.')
        }
        const listItem = node.ordered ? 'number' : 'bullet'
        return { ...textBlock(text), listItem, level: 1 }
      })
    case 'table':
      return [table(node, before && captionOf(before))]
    case 'blockquote':
      return [callOut(node)]
    case 'code':
      return [fenced(node)]
    default:
      throw new Error(`Running text cannot show Markdown of the type ${node.type}.`)
  }
}

const textBlock = ({ children }: Node<'paragraph'>) => ({
  _type: 'block',
  style: 'normal',
  ...markedText(children),
})

/** A paragraph, or what stands in its place: a picture or the text of a claim. */
function paragraph(node: Node<'paragraph'>) {
  const [first, ...more] = node.children
  if (first?.type === 'image' && more.length === 0) {
    const { url, alt, title } = first
    return { _type: 'figure', image: seedImage(url), alt, ...(title && { caption: title }) }
  }
  const claim = first?.type === 'text' && /^\{claim: ([\w-]+)\}$/.exec(first.value)?.[1]
  if (claim) {
    return { _type: 'claimNote', claim: { _type: 'reference', _ref: `claim-${claim}` } }
  }
  return textBlock(node)
}

/** What follows `Table: ` in the paragraph before a table; null for any other node. */
function captionOf(node: MarkdownNode): string | null {
  if (node.type !== 'paragraph' || node.children[0]?.type !== 'text') return null
  return /^Table: (.+)$/.exec(node.children[0].value)?.[1] ?? null
}

function table({ children }: Node<'table'>, caption: string | null | undefined) {
  if (!caption) throw new Error('A table needs its caption: a paragraph "Table: …" before it.')
  const [columns, ...rows] = children.map((row) =>
    row.children.map((cell) => plainText(cell.children)),
  )
  const members = rows.map((cells) => ({ cells }))
  return { _type: 'contentTable', caption, columns, rows: numbered('tableRow', 'r')(members) }
}

/** A quotation that begins with `[!TIP]` or `[!CAUTION]` and a title on the same line. */
function callOut({ children }: Node<'blockquote'>) {
  const [first, ...more] = children
  const words = first?.type === 'paragraph' && more.length === 0 ? plainText(first.children) : ''
  const [, tone, title, text] = /^\[!(TIP|CAUTION)\] (.+)\n(.+)$/.exec(words) ?? []
  if (!tone) throw new Error('Begin a quotation with "> [!TIP] Title" or "> [!CAUTION] Title".')
  return { _type: 'callOut', tone: tone.toLowerCase(), title, text }
}

/** A calculator, chart or comparison: its fields as YAML between fences that name it. */
function fenced({ lang, value }: Node<'code'>) {
  const fields = parse(value)
  if (lang === 'calculator') return { _type: lang, ...fields }
  if (lang === 'chart')
    return { _type: lang, ...fields, bars: numbered('chartBar', 'b')(fields.bars) }
  if (lang === 'comparison') {
    const options = numbered('comparisonOption', 'o')(fields.options)
    return { _type: lang, title: fields.title, options }
  }
  throw new Error(`Fences name a calculator, chart or comparison, not "${lang ?? ''}".`)
}
