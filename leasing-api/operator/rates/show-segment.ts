import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import {
  refused,
  shown,
  type CommandContext,
  type CommandResult,
} from '#leasing-api/imports/data-command.ts'
import { findProvider } from '#leasing-api/imports/rate-book/find-provider.ts'
import type { RateBook } from '#leasing-api/queries/rates/read-rate-books.ts'
import { isOnCommonProfile } from '#leasing-api/segments/common-profile.ts'
import { decodeSegment } from '#leasing-api/segments/decode-segment.ts'
import { exceptionOf } from '#leasing-api/segments/lease-terms.ts'
import type { DeliveryWeeks, OwnTerms, Segment } from '#leasing-api/segments/segment.ts'
import type { ShowChoice } from './show-choice.ts'
import { textTable } from './text-table.ts'

/** The prices of one car in one rate book as a table, so that nobody has to read packed bytes. */
export async function showSegment(
  { database: { call } }: CommandContext,
  choice: ShowChoice,
): Promise<CommandResult> {
  const provider = findProvider(await call.readProviders(), choice.provider)
  if (!provider.ok) return refused(provider.message)
  const books = (await call.readRateBooks({ providerId: provider.id })).filter(
    ({ kind }) => kind === 'lease',
  )
  const book = books.find(({ id, state }) =>
    choice.bookId === null ? state === 'active' : id === choice.bookId,
  )
  if (!book) return refused(noBook(provider.name, choice.bookId, books))
  const stored = await call.readSegment({ bookId: book.id, capId: choice.capId })
  if (!stored) {
    const reason = book.hasPrices
      ? `prices no car with capId ${choice.capId}`
      : 'has given its prices up; only the book in force and the one before keep them'
    return refused(`Book ${book.id} of ${provider.name} ${reason}.`)
  }
  const segment = decodeSegment(stored.data)
  const profiles = new Map(
    (await call.readRateProfiles()).map(({ id, key }) => [id, parseProfileKey(key)!]),
  )
  const rows = offersOf(segment, profiles).filter(({ profile }) =>
    isOfProfile(profile, choice.profile),
  )
  return shown([
    `${provider.name}, capId ${choice.capId}, book ${book.id} (${book.state}, prices of ${book.checkedAt}, valid until ${book.validUntil})`,
    ...headLines(segment, stored.data.length),
    '',
    ...(rows.length === 0 ? ['No price of this car has such a profile.'] : offerTable(rows)),
    '',
    `${rows.length} of ${stored.n} prices`,
  ])
}

type Offer = {
  profile: LeaseProfile
  monthlyPence: number
  feePence: number
  /** What differs from what is usual for the car; undefined for most. */
  own: OwnTerms | undefined
}

/** The offers of a segment by finance type, term, mileage and the rest, as in a price list. */
function offersOf(
  { head, columns }: Segment,
  profiles: ReadonlyMap<number, LeaseProfile>,
): Offer[] {
  const offers = Array.from(columns.profiles, (number, at) => ({
    profile: profiles.get(number)!,
    monthlyPence: columns.monthlyPence[at]!,
    feePence: columns.feePence[at]!,
    own: exceptionOf(head, number),
  }))
  const place = ({ profile }: Offer) => [
    Number(profile.financeType === 'business'),
    profile.termMonths,
    profile.annualMileageMiles,
    profile.initialRentals,
    Number(profile.isInStock),
    Number(profile.isMaintained),
    Number(profile.isSpecialOffer),
  ]
  return offers
    .map((offer) => ({ offer, place: place(offer) }))
    .toSorted((a, b) => {
      const at = a.place.findIndex((value, index) => value !== b.place[index])
      return at === -1 ? 0 : a.place[at]! - b.place[at]!
    })
    .map(({ offer }) => offer)
}

function isOfProfile(profile: LeaseProfile, asked: Partial<LeaseProfile>): boolean {
  return (Object.keys(asked) as (keyof LeaseProfile)[]).every(
    (field) => profile[field] === asked[field],
  )
}

function headLines({ head, columns }: Segment, storedBytes: number): string[] {
  const own = head.exceptions?.reduce((sum, { profiles }) => sum + profiles.length, 0) ?? 0
  return [
    `Excess mileage  ${head.excessMileagePencePerMile}p a mile`,
    `Delivery        in stock ${weeks(head.deliveryWeeks.stock)}, factory order ${weeks(head.deliveryWeeks.factory)}`,
    `Message         ${head.message ?? '(none)'}`,
    ...(own > 0 ? [`Exceptions      ${own} prices, as their last column says`] : []),
    `Stored as       ${storedBytes} bytes for ${columns.profiles.length} prices`,
  ]
}

const weeks = ({ from, to }: DeliveryWeeks) => `${from}–${to} weeks`

/** @example ownText({ excessMileagePencePerMile: 10.2, message: null }) // '10.2p a mile; no message' */
function ownText({ excessMileagePencePerMile: excess, deliveryWeeks, message }: OwnTerms): string {
  return [
    ...(excess === undefined ? [] : [`${excess}p a mile`]),
    ...(deliveryWeeks === undefined ? [] : [weeks(deliveryWeeks)]),
    ...(message === undefined ? [] : [message ?? 'no message']),
  ].join('; ')
}

function offerTable(offers: readonly Offer[]): string[] {
  const yes = (claim: boolean) => (claim ? 'yes' : '')
  const hasOwn = offers.some(({ own }) => own !== undefined)
  return textTable(
    [
      'finance',
      'months',
      'miles a year',
      'initial',
      'stock',
      'maintained',
      'special',
      'monthly',
      'fee',
      'common',
      ...(hasOwn ? ['own terms'] : []),
    ],
    offers.map(({ profile, monthlyPence, feePence, own }) => [
      profile.financeType,
      profile.termMonths,
      profile.annualMileageMiles,
      profile.initialRentals,
      profile.isInStock ? 'stock' : 'factory',
      yes(profile.isMaintained),
      yes(profile.isSpecialOffer),
      currencyInColumn(monthlyPence),
      currencyInColumn(feePence),
      yes(isOnCommonProfile(profile)),
      ...(hasOwn ? [own ? ownText(own) : ''] : []),
    ]),
  )
}

function noBook(provider: string, bookId: number | null, books: readonly RateBook[]): string {
  const kept = books.filter(({ hasPrices }) => hasPrices).map(({ id }) => id)
  const hint = kept.length > 0 ? ` Its books with prices: ${kept.join(', ')}.` : ''
  return bookId === null
    ? `${provider} has no rate book in force.${hint}`
    : `${provider} has no lease book ${bookId}.${hint}`
}
