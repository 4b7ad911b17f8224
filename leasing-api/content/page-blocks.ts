import { slugOf } from '#core/routes/slug.ts'

/** A heading of a page with the plain text under it. */
export type PageBlock = { key: string; title: string; text: string }

type Piece = Readonly<Record<string, unknown>>

/**
 * The running text of a page as plain blocks, one for each heading; what stands before the first
 * heading joins the introduction. Paragraphs are parted by an empty line, points of a list by a
 * line break. What is no text is left out, so anything may come in. Keys are headings as parts of
 * an address, a number behind the second of a name.
 */
export function pageBlocks(title: string, introduction: string, body: unknown): PageBlock[] {
  const blocks: PageBlock[] = [{ key: 'introduction', title, text: introduction }]
  const pieces = asList(body)
  for (const [at, piece] of pieces.entries()) {
    const text = pieceText(piece, numberOf(pieces, at))
    if (text === '') continue
    if (piece.style === 'h2') {
      blocks.push({ key: freeKey(blocks, slugOf(text) || 'part'), title: text, text: '' })
      continue
    }
    const block = blocks.at(-1)!
    const isNextPoint = piece.listItem !== undefined && pieces[at - 1]?.listItem === piece.listItem
    const gap = block.text === '' ? '' : isNextPoint ? '\n' : '\n\n'
    block.text += gap + text
  }
  return blocks.filter(({ key, text }) => key !== 'introduction' || text !== '')
}

function pieceText(piece: Piece, number: number): string {
  switch (piece._type) {
    case 'block': {
      // What live rates would say is not known here, and a sentence with a gap says nothing.
      if (asList(piece.children).some(({ _type }) => _type === 'liveFigure')) return ''
      const text = asList(piece.children)
        .map((span) => asText(span.text))
        .join('')
        .trim()
      if (text === '') return ''
      if (piece.listItem === 'number') return `${number}. ${text}`
      return piece.listItem === undefined ? text : `• ${text}`
    }
    case 'callOut':
      return lines([piece.title, piece.text])
    case 'contentTable':
      return lines([
        piece.caption,
        cellsOf(piece.columns),
        ...asList(piece.rows).map((row) => cellsOf(row.cells)),
      ])
    case 'comparison':
      return lines([
        piece.title,
        ...asList(piece.options).map(({ name, summary }) => `${asText(name)}: ${asText(summary)}`),
      ])
    case 'figure':
      return asText(piece.caption)
    default:
      return ''
  }
}

/** Which point of its numbered list this is, from 1. */
function numberOf(pieces: readonly Piece[], at: number): number {
  let first = at
  while (pieces[first - 1]?.listItem === 'number') first--
  return at - first + 1
}

function cellsOf(cells: unknown): string {
  return Array.isArray(cells) ? cells.map(asText).join(' | ') : ''
}

function lines(texts: readonly unknown[]): string {
  return texts
    .map(asText)
    .filter((text) => text !== '')
    .join('\n')
}

function freeKey(blocks: readonly PageBlock[], key: string): string {
  const same = blocks.filter((block) => block.key === key || block.key.startsWith(`${key}--`))
  return same.length === 0 ? key : `${key}--${same.length + 1}`
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function asList(value: unknown): Piece[] {
  return Array.isArray(value)
    ? value.filter((item): item is Piece => typeof item === 'object' && item !== null)
    : []
}
