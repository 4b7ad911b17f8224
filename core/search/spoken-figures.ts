import type { FilterChange } from '../filters/change/apply-change.ts'

/** What a run of words says, and how many of them say it. */
export type Spoken = { change: FilterChange; length: number }

const numbersInWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Words that stand before the most a month, and before the least. */
const ceilings = [
  ['under'],
  ['below'],
  ['max'],
  ['maximum'],
  ['upto'],
  ['up', 'to'],
  ['less', 'than'],
]
const floors = [['over'], ['above'], ['min'], ['minimum'], ['more', 'than']]

/** Words that may follow a monthly price and say nothing more. */
const priceEnds = [
  ['pounds', 'a', 'month'],
  ['pounds', 'per', 'month'],
  ['a', 'month'],
  ['per', 'month'],
  ['pounds'],
  ['quid'],
  ['pm'],
]

/** What a figure with the word behind it says. */
const counted: readonly {
  words: readonly string[]
  change: (figure: number) => FilterChange | null
}[] = [
  {
    words: ['seat', 'seats', 'seater', 'seaters'],
    change: (figure) => (figure >= 2 && figure <= 9 ? { seats: [figure] } : null),
  },
  {
    words: ['months', 'month'],
    change: (figure) => (figure >= 12 && figure <= 60 ? { terms: [figure] } : null),
  },
  {
    words: ['miles'],
    change: (figure) => (figure >= 5000 && figure <= 50_000 ? { annualMileages: [figure] } : null),
  },
]

/**
 * What the first words say in figures: seats, a monthly price, months or miles a year; null when
 * they begin with no such thing. Rule F-131.
 * @example spokenFigure(['under', '250', 'a', 'month']) // { change: { budgetTo: 250 }, length: 4 }
 */
export function spokenFigure(words: readonly string[]): Spoken | null {
  return spokenBetween(words) ?? spokenLimit(words) ?? spokenCount(words) ?? spokenPrice(words)
}

function spokenBetween(words: readonly string[]): Spoken | null {
  if (words[0] !== 'between' || !['and', 'to'].includes(words[2] ?? '')) return null
  const [budgetFrom, budgetTo] = [pounds(words[1]), pounds(words[3])]
  if (budgetFrom === null || budgetTo === null || budgetFrom >= budgetTo) return null
  return { change: { budgetFrom, budgetTo }, length: 4 + priceEnd(words.slice(4)) }
}

function spokenLimit(words: readonly string[]): Spoken | null {
  for (const [field, starts] of [
    ['budgetTo', ceilings],
    ['budgetFrom', floors],
  ] as const) {
    const start = starts.find((own) => startsWith(words, own))
    const figure = start ? pounds(words[start.length]) : null
    if (start && figure !== null) {
      const length = start.length + 1
      return { change: { [field]: figure }, length: length + priceEnd(words.slice(length)) }
    }
  }
  return null
}

function spokenCount([figure, noun]: readonly string[]): Spoken | null {
  const inWords = numbersInWords.indexOf(figure ?? '')
  const number = inWords === -1 ? wholeNumber(figure) : inWords + 2
  const row = counted.find(({ words }) => noun !== undefined && words.includes(noun))
  const change = number === null ? null : row?.change(number)
  return change ? { change, length: 2 } : null
}

/** A price by itself counts where the words after it say that it is one: "250 a month". */
function spokenPrice(words: readonly string[]): Spoken | null {
  const budgetTo = pounds(words[0])
  const end = priceEnd(words.slice(1))
  return budgetTo === null || end === 0 ? null : { change: { budgetTo }, length: 1 + end }
}

const priceEnd = (words: readonly string[]) =>
  priceEnds.find((end) => startsWith(words, end))?.length ?? 0

const startsWith = (words: readonly string[], start: readonly string[]) =>
  start.every((word, at) => word === words[at])

const wholeNumber = (text: string | undefined) =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : null

/** A monthly price that a car may have. */
function pounds(text: string | undefined): number | null {
  const figure = wholeNumber(text)
  return figure !== null && figure >= 50 && figure <= 5000 ? figure : null
}
