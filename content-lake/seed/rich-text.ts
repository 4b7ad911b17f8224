import type { CallOut, ContentTable, RichText } from '#schemas/generated/sanity.types.ts'

type Member = RichText[number]
type WithoutKey<T> = T extends unknown ? Omit<T, '_key'> : never
/** A piece of running text before it has its place. */
export type Piece = WithoutKey<Member>
type TextPiece = Extract<Piece, { _type: 'block' }>

/**
 * Running text from its pieces; each gets its place as key, so that the seed is the same every time.
 */
export const richText = (...pieces: readonly (Piece | readonly Piece[])[]): RichText =>
  pieces.flat().map((piece, index) => ({ ...piece, _key: `p${index + 1}` }) as Member)

/** A paragraph; `[words](address)` is a link and `**words**` are strong. */
export const paragraph = (text: string): TextPiece => block('normal', text)

export const heading = (text: string): TextPiece => block('h2', text)

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

function block(style: 'normal' | 'h2', text: string): TextPiece {
  const markDefs: NonNullable<TextPiece['markDefs']> = []
  const children = text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/).flatMap((part, index) => {
    if (part === '') return []
    const span = { _type: 'span' as const, _key: `s${index}` }
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (link) {
      const _key = `l${markDefs.length + 1}`
      markDefs.push({ _type: 'link', _key, href: link[2]! })
      return { ...span, text: link[1]!, marks: [_key] }
    }
    const strong = /^\*\*([^*]+)\*\*$/.exec(part)
    return { ...span, text: strong?.[1] ?? part, marks: strong ? ['strong'] : [] }
  })
  return { _type: 'block', style, markDefs, children }
}
