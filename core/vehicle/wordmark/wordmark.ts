import { letterStrokes } from './letter-strokes.ts'

/** Letters are 14 units high, with room above for accents and around for the pen. */
const box = { width: 192, height: 24 } as const

/** Pens and spacings that tell names apart. */
const hands = [
  { pen: 1.6, gap: 6.5, place: '2 6)' },
  { pen: 2.6, gap: 5, place: '2 6)' },
  { pen: 2, gap: 5.5, place: '4.5 6) skewX(-9)' },
  { pen: 3.2, gap: 5, place: '2 6)' },
] as const

/** Strokes above a letter of ten units, by the combining character that stands for them. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': 'M3 -4.5L6 -2.5',
  '\u0301': 'M7 -4.5L4 -2.5',
  '\u0302': 'M2.5 -2.5L5 -4.5L7.5 -2.5',
  '\u0308': 'M3 -3.5V-3.4M7 -3.5V-3.4',
  '\u030c': 'M2.5 -4.5L5 -2.5L7.5 -4.5',
}

/**
 * A make's name in capitals of our own drawing, as an SVG in ink, or in paper where the page is dark.
 * The name decides pen and spacing, the same every time; characters without a drawing are a gap. It
 * is nobody's trade mark. Rule K-30.
 * @example wordmark('Kia') // '<svg … aria-label="Kia">…</svg>'
 */
export function wordmark(name: string): string {
  const { pen, gap, place } = hands[hashOf(name) % hands.length]!
  let x = 0
  const strokes = [...name.normalize('NFD').toUpperCase()].map((character) => {
    const accent = accents[character]
    // Above the letter before it.
    if (accent !== undefined) return `<path d="${accent}" transform="translate(${x - gap - 10})"/>`
    const letter = letterStrokes[character]
    if (!letter) {
      x += /\p{M}/u.test(character) ? 0 : 6
      return ''
    }
    const path = `<path d="${letter[1]}" transform="translate(${x})"/>`
    x += letter[0] + gap
    return path
  })
  const width = Math.max(box.width, Math.ceil(x + 4))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${box.height}" role="img" aria-label="${escaped(name)}">` +
    '<style>g{stroke:#14201d}@media(prefers-color-scheme:dark){g{stroke:#f3f1ea}}</style>' +
    `<g fill="none" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${place}">${strokes.join('')}</g></svg>`
  )
}

const hashOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as the value of an attribute; control characters, which no XML may hold, go. */
const escaped = (text: string): string =>
  text.replace(/\p{Cc}/gu, '').replace(/[&<>"]/g, (character) => entities[character]!)
