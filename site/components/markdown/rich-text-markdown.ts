import {
  calculatorAnswers,
  calculatorFields,
  type CalculatorKind,
} from '#core/pricing/running-costs/text-calculators.ts'
import { currency } from '#core/pricing/money/currency.ts'
import type {
  Calculator,
  CallOut,
  Chart,
  Comparison,
  ContentTable,
} from '#schemas/generated/sanity.types.ts'
import { messages } from '#site/messages/en.ts'
import { amountWriter } from '#site/components/shared/text/chart-amounts.ts'
import { valueText } from '#site/components/shared/text/calculator-texts.ts'
import { calculatorTextsOf } from '#site/components/shared/text/calculator-texts-of.ts'
import { type MediaImage, mediaSources } from '#site/components/shared/text/media-url.ts'
import type { RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import {
  blocks,
  bullets,
  heading,
  labelled,
  markdownLink,
  markdownTable,
  markdownText,
} from './markdown-text.ts'

type Span = { text?: string; marks?: readonly string[] | null }
type Block = {
  style?: string
  listItem?: string
  level?: number
  children?: readonly Span[]
  markDefs?: readonly { _key: string; href?: string }[] | null
}
type Picture = { image: MediaImage | null; alt: string; caption?: string }
type Claim = { claim: { text: string }; isDemonstration?: boolean }
type Member = RichTextValue[number]

/**
 * Editors' rich text as Markdown: all that its page shows, a calculator as its worked example and a
 * chart as its numbers. Addresses of our own become absolute. Rule E-33.
 */
export function richTextMarkdown(value: RichTextValue, siteUrl: string): string {
  const parts: string[] = []
  let isInList = false
  for (const member of value) {
    const text = memberMarkdown(member, siteUrl)
    const isItem = member._type === 'block' && (member as Block).listItem !== undefined
    if (text === '') continue
    if (isItem && isInList) parts.push(`${parts.pop()}\n${text}`)
    else parts.push(text)
    isInList = isItem
  }
  return blocks(...parts)
}

function memberMarkdown(member: Member, siteUrl: string): string {
  const shown: unknown = member
  switch (member._type) {
    case 'block':
      return blockMarkdown(shown as Block, siteUrl)
    case 'contentTable':
      return tableMarkdown(shown as ContentTable)
    case 'callOut':
      return calledOut(shown as CallOut)
    case 'figure':
      return pictureMarkdown(shown as Picture, siteUrl)
    case 'comparison':
      return comparisonMarkdown(shown as Comparison)
    case 'chart':
      return chartMarkdown(shown as Chart)
    case 'calculator':
      return calculatorMarkdown(shown as Calculator)
    case 'claimNote':
      return claimMarkdown((shown as Claim).claim.text, (shown as Claim).isDemonstration)
    default:
      return ''
  }
}

function blockMarkdown({ style, listItem, level = 1, ...block }: Block, siteUrl: string): string {
  const text = spansMarkdown(block, siteUrl)
  if (text === '') return ''
  if (listItem) return `${'  '.repeat(level - 1)}${listItem === 'number' ? '1.' : '-'} ${text}`
  const hashes = { h2: '## ', h3: '### ', h4: '#### ', blockquote: '> ' }[style ?? '']
  return (hashes ?? '') + text
}

/** Words with their marks; the spaces around marked words stay outside the marks. */
function spansMarkdown({ children = [], markDefs }: Block, siteUrl: string): string {
  return children
    .map(({ text = '', marks }) => {
      const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
      if (inner === '') return before && ' '
      const marked = (marks ?? []).reduce((done, mark) => {
        if (mark === 'strong') return `**${done}**`
        if (mark === 'em') return `*${done}*`
        const href = markDefs?.find(({ _key }) => _key === mark)?.href
        return href ? `[${done}](${new URL(href, siteUrl).href})` : done
      }, markdownText(inner))
      return `${before && ' '}${marked}${after && ' '}`
    })
    .join('')
    .trim()
}

const tableMarkdown = ({ caption, columns, rows }: ContentTable): string =>
  blocks(
    markdownText(caption),
    markdownTable(
      columns,
      rows.map(({ cells }) => cells),
    ),
  )

const calledOut = ({ title, text }: CallOut): string =>
  `> **${markdownText(title)}** ${markdownText(text)}`

function pictureMarkdown({ image, alt, caption }: Picture, siteUrl: string): string {
  const sources = image && mediaSources(image)
  if (!sources) return ''
  const picture = `!${markdownLink(alt, new URL(sources.src, siteUrl).href)}`
  return blocks(picture, caption && markdownText(caption))
}

function comparisonMarkdown({ title, options }: Comparison): string {
  const t = messages.content.comparison
  return blocks(
    heading(3, title),
    ...options.map(({ name, summary, goodFor, lessGoodFor }) =>
      blocks(
        `**${markdownText(name)}** ${markdownText(summary)}`,
        bullets([
          ...goodFor.map((each) => labelled(t.goodFor, each)),
          ...lessGoodFor.map((each) => labelled(t.lessGoodFor, each)),
        ]),
      ),
    ),
  )
}

function chartMarkdown({ title, note, measure, series, bars }: Chart): string {
  const written = amountWriter(
    measure,
    bars.flatMap(({ values }) => values),
  )
  return blocks(
    heading(3, title),
    markdownTable(
      ['', ...series],
      bars.map(({ label, values }) => [label, ...values.map(written)]),
    ),
    note && markdownText(note),
  )
}

function calculatorMarkdown({ kind, title, intro }: Calculator): string {
  const t = messages.content.calculator
  const texts = calculatorTextsOf(kind satisfies CalculatorKind)
  return blocks(
    heading(3, title ?? t.titles[kind]),
    intro && markdownText(intro),
    markdownText(t.example),
    bullets([
      ...calculatorFields[kind].map((field) =>
        labelled(texts.fields[field.name] ?? field.name, valueText(field, field.initial, texts)),
      ),
      ...calculatorAnswers(kind).map(({ name, amountPence }) =>
        labelled(texts.answers[name] ?? name, currency(amountPence)),
      ),
    ]),
  )
}

/** A claim with the mark of a demonstration where it needs one. Rule E-11. */
export const claimMarkdown = (text: string, isDemonstration = false): string =>
  markdownText(text) + (isDemonstration ? ` (${markdownText(messages.content.demonstration)})` : '')
