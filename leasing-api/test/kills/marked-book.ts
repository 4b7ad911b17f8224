import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import {
  usualAnnualMileagesMiles,
  usualInitialRentals,
  usualTermsMonths,
} from '#core/offer/lease-profile.ts'
import type { OfferColumns } from '#core/contract/columns/offer-columns.ts'
import { operatorToken } from '#leasing-api/operator/operator-token.ts'
import type { OperatorMessage } from '#leasing-api/operator/operator-message.ts'

/** Marks are the pence of every price of a book, so that two books cannot be mixed unseen. */
export const marks = 100

/** A book with one price for each car and profile, every one of them ending in the mark. */
export function markedBook(capIds: readonly string[], mark: number): string {
  const pence = String(mark).padStart(2, '0')
  const profiles = everyProfile().map(
    ({ financeType, termMonths, annualMileageMiles, initialRentals, isInStock, isMaintained }) =>
      `${financeType},${termMonths},${annualMileageMiles},${initialRentals},PRICE.${pence},0,${Number(isInStock)},0,${Number(isMaintained)},9.5`,
  )
  const lines = capIds.flatMap((capId, car) =>
    profiles.map(
      (profile, at) => `${capId},${profile.replace('PRICE', String(200 + ((car + at) % 150)))}`,
    ),
  )
  return [
    'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,excessMileage',
    ...lines,
    '',
  ].join('\n')
}

export const pricesOfCar = 540

function everyProfile(): Omit<LeaseProfile, 'isSpecialOffer'>[] {
  const flags = [false, true]
  return (['personal', 'business'] as const).flatMap((financeType) =>
    usualTermsMonths.flatMap((termMonths) =>
      usualAnnualMileagesMiles.flatMap((annualMileageMiles) =>
        usualInitialRentals.flatMap((initialRentals) =>
          flags.map((isInStock) => ({
            financeType,
            termMonths,
            annualMileageMiles,
            initialRentals,
            isInStock,
            isMaintained: false,
          })),
        ),
      ),
    ),
  )
}

/** What a provider's prices look like from outside: how many carry which mark. */
export async function marksSeen(
  url: string,
  providerId: number,
  capIds: readonly string[],
): Promise<Map<number, number>> {
  const seen = new Map<number, number>()
  for (const capId of capIds) {
    const response = await fetch(`${url}/api/derivatives/${capId}/offers?format=columns`)
    if (!response.ok) throw new Error(`The offers of ${capId} were answered ${response.status}.`)
    const { columns } = (await response.json()) as { columns: OfferColumns }
    const asked = columns.providers.findIndex(({ id }) => id === providerId)
    for (const [at, provider] of columns.provider.entries()) {
      const isPcp = columns.profiles[columns.profile[at]!]!.startsWith('c')
      if (provider !== asked || isPcp) continue
      const mark = columns.monthlyPaymentPence[at]! % marks
      seen.set(mark, (seen.get(mark) ?? 0) + 1)
    }
  }
  return seen
}

/** Sends a book as the command does, however small it is; answers whether it was acknowledged as taken. */
export async function sendBook(
  url: string,
  dataFolder: string,
  provider: number,
  book: string,
): Promise<boolean> {
  const query = `provider=${provider}&confirmFewer=1`
  const response = await fetch(`${url}/operator/rate-book-imports?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken(dataFolder)}`, 'content-type': 'text/csv' },
    body: book,
  })
  const lines = (await response.text()).trim().split('\n')
  const last = JSON.parse(lines.at(-1)!) as OperatorMessage | { message: string }
  if (!('type' in last)) throw new Error(last.message)
  if (last.type !== 'result') return false
  if (!last.result.ok) throw new Error(last.result.lines.join('\n'))
  return last.result.changed === 'rates'
}
