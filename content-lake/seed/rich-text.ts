import type {
  Calculator,
  CallOut,
  ClaimNote,
  Comparison,
  ContentTable,
  Figure,
  RichText,
} from '#schemas/generated/sanity.types.ts'
import type { CalculatorKind } from '#schemas/placement/calculator-kind.ts'
import type { ClaimKey } from '#schemas/placement/claim-key.ts'
import { isLiveFigureKey, liveFigureKeys } from '#schemas/placement/live-figure-key.ts'
import { seedImage } from './seed-image.ts'

type Member = RichText[number]
type WithoutKey<T> = T extends unknown ? Omit<T, '_key'> : never
/** A piece of running text before it has its place. */
export type Piece = WithoutKey<Member>
type TextPiece = Extract<Piece, { _type: 'block' }>
type TextChild = NonNullable<TextPiece['children']>[number]

/**
 * Running text from its pieces; each gets its place as key, so that the seed is the same every time.
 */
export const richText = (...pieces: readonly (Piece | readonly Piece[])[]): RichText =>
  pieces.flat().map((piece, index) => ({ ...piece, _key: `p${index + 1}` }) as Member)

/**
 * A paragraph; `[words](address)` is a link, `**words**` are strong and `{cheapestMonthly}` is that
 * live figure. `{providers}` and `{enquiryHandover}` stay in braces, since every text of ours
 * knows them (D-23, W-58).
 */
export const paragraph = (text: string): TextPiece => block('normal', text)

export const heading = (text: string): TextPiece => block('h2', text)

export const subheading = (text: string): TextPiece => block('h3', text)

export const bullets = (...items: readonly string[]): TextPiece[] =>
  items.map((text) => ({ ...block('normal', text), listItem: 'bullet' as const, level: 1 }))

export const steps = (...items: readonly string[]): TextPiece[] =>
  items.map((text) => ({ ...block('normal', text), listItem: 'number' as const, level: 1 }))

export const tip = (title: string, text: string): CallOut => ({
  _type: 'callOut',
  tone: 'tip',
  title,
  text,
})

export const caution = (title: string, text: string): CallOut => ({
  ...tip(title, text),
  tone: 'caution',
})

export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): ContentTable => ({
  _type: 'contentTable',
  caption,
  columns: [...columns],
  rows: rows.map((cells, index) => ({
    _type: 'tableRow',
    _key: `r${index + 1}`,
    cells: [...cells],
  })),
})

/** A picture from `content-lake/seed/images`; `alt` says what somebody who cannot see it needs to know. */
export const figure = (imageFile: string, alt: string, caption?: string): Figure => ({
  _type: 'figure',
  image: seedImage(imageFile),
  alt,
  ...(caption !== undefined && { caption }),
})

type ComparedOption = Omit<Comparison['options'][number], '_key' | '_type'>

/** Two to four ways to do something, side by side. */
export const comparison = (title: string, options: readonly ComparedOption[]): Comparison => ({
  _type: 'comparison',
  title,
  options: options.map((option, index) => ({
    _type: 'comparisonOption',
    _key: `o${index + 1}`,
    ...option,
  })),
})

/** A small calculator; without a title it has its own. */
export const calculator = (kind: CalculatorKind, title?: string, intro?: string): Calculator => ({
  _type: 'calculator',
  kind,
  ...(title !== undefined && { title }),
  ...(intro !== undefined && { intro }),
})

/** The text of a claim of the seed, for as long as the claim is not past its review date. */
export const claimNote = (key: ClaimKey): ClaimNote => ({
  _type: 'claimNote',
  claim: { _type: 'reference', _ref: `claim-${key}` },
})

/** Live figures that stand in a text as members of their own. */
const inlineFigures = liveFigureKeys.map(({ key }) => key).filter((key) => key !== 'providers')

/** Links, strong words and live figures, parted from the words between them. */
const marked = new RegExp(
  `(\\[[^\\]]+\\]\\([^)]+\\)|\\*\\*[^*]+\\*\\*|\\{(?:${inlineFigures.join('|')})\\})`,
)

function block(style: 'normal' | 'h2' | 'h3', text: string): TextPiece {
  const unknown = /\{(?!(?:providers|enquiryHandover)\})\w+\}/.exec(
    text.replaceAll(new RegExp(marked, 'g'), ''),
  )
  if (unknown) throw new Error(`${unknown[0]} names no live figure. Use one of liveFigureKeys.`)
  const markDefs: NonNullable<TextPiece['markDefs']> = []
  const children = text.split(marked).flatMap((part, index): TextChild[] => {
    if (part === '') return []
    const _key = `s${index}`
    const figureName = /^\{(\w+)\}$/.exec(part)?.[1]
    if (figureName && isLiveFigureKey(figureName)) {
      return [{ _type: 'liveFigure', _key, figure: figureName }]
    }
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (link) {
      const markKey = `l${markDefs.length + 1}`
      markDefs.push({ _type: 'link', _key: markKey, href: link[2]! })
      return [{ _type: 'span', _key, text: link[1]!, marks: [markKey] }]
    }
    const strong = /^\*\*([^*]+)\*\*$/.exec(part)?.[1]
    return [{ _type: 'span', _key, text: strong ?? part, marks: strong ? ['strong'] : [] }]
  })
  return { _type: 'block', style, markDefs, children }
}
