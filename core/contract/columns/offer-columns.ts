import type { z } from 'zod'
import {
  isPcpOffer,
  pcpFigures,
  specialMarkOf,
  type Offer,
  type PcpFigure,
  type PcpOffer,
} from '#core/offer/offer.ts'
import { parseOfferId } from '#core/offer/offer-id.ts'
import type { SpecialMark } from '#core/pricing/lease/special-offers.ts'
import { leaseCost } from '#core/pricing/lease/lease-cost.ts'
import { columnsOf, dictionary, rowAt } from './columns.ts'
import type { wireOfferColumns } from './wire-offer-columns.ts'

/**
 * All offers of one derivative, column by column: an eighth of the bytes of as many objects.
 * What repeats stands once in a dictionary; offer n is the nth entry of every column. Money is
 * in whole pence here, since pounds with decimals would cost bytes. What follows from the price
 * (initial rental, totals) is worked out again by the reader. Rule C-30.
 */
export type OfferColumns = z.infer<typeof wireOfferColumns>

/** Packs offers of one derivative. The order is kept. Throws when an offer is of another car. */
export function encodeOfferColumns(capId: string, offers: readonly Offer[]): OfferColumns {
  const other = offers.find((offer) => offer.capId !== capId)
  if (other) throw new TypeError(`Offer ${other.id} is not of car ${capId}.`)
  return packedOffers(capId, offers)
}

/** Packs offers whatever their cars are: where those differ, unpacking needs them. */
export function packedOffers(capId: string, offers: readonly Offer[]): OfferColumns {
  const providers = dictionary(offers.map(({ provider }) => provider))
  const profiles = dictionary(offers.map(profileKeyOf))
  const terms = dictionary(offers.map(sharedTermsOf))
  const special = offers.flatMap((offer, index) => {
    const mark = specialMarkOf(offer)
    return mark ? [{ ...mark, offer: index, isHot: Number(mark.isHot) }] : []
  })
  return {
    capId,
    providers: providers.values,
    profiles: profiles.values,
    terms: terms.values,
    provider: providers.indexes,
    profile: profiles.indexes,
    term: terms.indexes,
    ...columnsOf(['monthlyPaymentPence', 'processingFeePence'], offers),
    special: columnsOf(['offer', 'savingPence', 'isHot'], special),
    pcp: columnsOf(pcpFigures, offers.filter(isPcpOffer)),
  }
}

/** The offers back, in their order. Throws a TypeError when the columns do not fit together. */
export function decodeOfferColumns(
  columns: OfferColumns,
  capIdAt: (index: number) => string = () => columns.capId,
): Offer[] {
  const identities = columns.profiles.map((key) => parseOfferId(`1-${columns.capId}-${key}`))
  const special = specialMarksOf(columns.special)
  let pcpSeen = 0
  return columns.monthlyPaymentPence.map((monthlyPaymentPence, index) => {
    const provider = columns.providers[columns.provider[index]!]
    const profileIndex = columns.profile[index]!
    const profile = identities[profileIndex]?.profile
    const terms = columns.terms[columns.term[index]!]
    const processingFeePence = columns.processingFeePence[index]
    if (!provider || !profile || !terms || processingFeePence === undefined) {
      throw new TypeError(`Offer ${index} of car ${columns.capId} came incomplete.`)
    }
    const capId = capIdAt(index)
    const base = {
      id: `${provider.id}-${capId}-${columns.profiles[profileIndex]!}`,
      capId,
      provider,
      monthlyPaymentPence,
      processingFeePence,
      ...terms,
    }
    if (profile.financeType === 'pcp') {
      const missing = `PCP offer ${pcpSeen} came without its figures.`
      return {
        ...base,
        profile,
        ...rowAt<PcpOffer, PcpFigure>(pcpFigures, columns.pcp, pcpSeen++, missing),
      }
    }
    return {
      ...base,
      profile,
      special: special.get(index) ?? null,
      ...leaseCost({ monthlyPaymentPence, processingFeePence, ...profile }),
    }
  })
}

/** By the place of the offer. Throws where they came incomplete. */
function specialMarksOf({ offer, savingPence, isHot }: OfferColumns['special']) {
  if (savingPence.length !== offer.length || isHot.length !== offer.length) {
    throw new TypeError('Special offers came without what makes them special.')
  }
  return new Map(
    offer.map((index, at): [number, SpecialMark] => [
      index,
      { savingPence: savingPence[at]!, isHot: isHot[at] === 1 },
    ]),
  )
}

function profileKeyOf(offer: Offer): string {
  return offer.id.slice(`${offer.provider.id}-${offer.capId}-`.length)
}

function sharedTermsOf(offer: Offer) {
  const { excessMileagePencePerMile, deliveryWeeks, message, validUntil, checkedAt } = offer
  return { excessMileagePencePerMile, deliveryWeeks, message, validUntil, checkedAt }
}
