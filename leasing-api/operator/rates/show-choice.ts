import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { LeaseFinanceType } from '#core/offer/finance-type.ts'
import {
  readFinanceType,
  readFlag,
  readWhole,
  type Read,
} from '#leasing-api/imports/rate-book/read-values.ts'

/** Options of `rates:show`: the segment, and the profiles to show of it. */
export type ShowChoice = {
  provider: string
  capId: string
  /** Null means the book in force. */
  bookId: number | null
  /** What a profile must be; what is not asked for is absent. */
  profile: Partial<LeaseProfile>
}

const most = 2 ** 31 - 1

/** Options that narrow the profile: name, field of the profile and how the text is read. */
export const profileOptions = [
  { option: 'finance', field: 'financeType', read: readFinanceType },
  { option: 'term', field: 'termMonths', read: whole },
  { option: 'mileage', field: 'annualMileageMiles', read: whole },
  { option: 'initial', field: 'initialRentals', read: whole },
  { option: 'stock', field: 'isInStock', read: flag },
  { option: 'special', field: 'isSpecialOffer', read: flag },
  { option: 'maintained', field: 'isMaintained', read: flag },
] as const satisfies readonly {
  option: string
  field: keyof LeaseProfile
  read: (text: string) => Read<number | boolean | LeaseFinanceType>
}[]

/** Reads the options of `rates:show` from the query of the operator's address. */
export function showChoice(
  query: URLSearchParams,
): { ok: true; value: ShowChoice } | { ok: false; message: string } {
  const provider = query.get('provider')?.trim() ?? ''
  if (provider === '') return wrong('Say whose prices: --provider NAME.')
  const capId = (query.get('cap') ?? '').trim()
  if (!/^[1-9]\d{0,8}$/.test(capId)) {
    return wrong(
      `Say of which car: --cap and its capId, a whole number${capId && `, not "${capId}"`}.`,
    )
  }
  const bookText = query.get('book')
  const book = bookText === null ? null : whole(bookText)
  if (book && !book.ok) return wrong(`--book is "${bookText}", which ${book.reason}.`)
  const profile: Partial<Record<keyof LeaseProfile, unknown>> = {}
  for (const { option, field, read } of profileOptions) {
    const text = query.get(option)
    if (text === null) continue
    const found = read(text)
    if (!found.ok) return wrong(`--${option} is "${text}", which ${found.reason}.`)
    profile[field] = found.value
  }
  return {
    ok: true,
    value: {
      provider,
      capId,
      bookId: book ? book.value : null,
      profile: profile as Partial<LeaseProfile>,
    },
  }
}

function whole(text: string): Read<number> {
  return readWhole(text, 1, most)
}

function flag(text: string): Read<boolean> {
  return readFlag(text)
}

const wrong = (message: string) => ({ ok: false as const, message })
