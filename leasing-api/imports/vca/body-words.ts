import type { BodyType } from '#core/vehicle/body-type.ts'

/** Words that name a body, the more telling ones first. */
const bodyWords: readonly (readonly [RegExp, BodyType])[] = [
  [
    /\b(cabriolet|cabrio|convertible|roadster|spider|spyder|volante|500c|595c|695c|drophead)\b/i,
    'convertible',
  ],
  [
    /\b(estate|touring sports?|sports? ?tourer|sportwagon|sportswagon|sportbrake|shooting brake|avant|touring|tourer|sw|ts)\b/i,
    'estate',
  ],
  [/\b(saloon|sedan|limousine)\b/i, 'saloon'],
  [/\bsuv\b/i, 'suv'],
  [/\bmpv\b/i, 'mpv'],
  [/\b(hatchback|hatch|sportback|hb)\b/i, 'hatchback'],
  [/\b(coup[eé]|fastback)(?![a-z])/i, 'coupe'],
]

/**
 * The body a text names; null when it names none.
 * @example bodyFromWords('C-Class Estate') // 'estate'
 */
export function bodyFromWords(text: string): BodyType | null {
  const plain = text.normalize('NFC')
  return bodyWords.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** The seats a text names: "7-seater", "(5 Seat)", "7St"; null when it names none. */
export function seatsFromWords(text: string): number | null {
  const found = /\b([2-9])[ -]?(?:seat(?:er|s)?|st)\b/i.exec(text)
  return found ? Number(found[1]) : null
}

/** The doors a text names: "5dr", "3-door"; null when it names none. */
export function doorsFromWords(text: string): number | null {
  const found = /\b([2-5])[ -]?(?:dr|doors?)\b/i.exec(text)
  return found ? Number(found[1]) : null
}
