import {
  isPcpOffer,
  specialMarkOf,
  type Offer,
  type OfferProvider,
  type PcpOffer,
} from '#core/offer/offer.ts'
import { parseOfferId } from '#core/offer/offer-id.ts'
import type { SpecialMark } from '#core/pricing/special-offers.ts'
import { leaseCost } from '#core/pricing/lease-cost.ts'

/** What many offers of one provider share. */
type SharedTerms = Pick<
  Offer,
  'excessMileagePencePerMile' | 'deliveryWeeks' | 'message' | 'validUntil' | 'checkedAt'
>

/** The figures only a PCP offer has, in pence except the number of payments and the APR. */
const pcpFigures = [
  'cashPricePence',
  'depositPence',
  'depositContributionPence',
  'amountOfCreditPence',
  'numberOfPayments',
  'optionalFinalPaymentPence',
  'aprPercent',
  'totalPayablePence',
] as const satisfies readonly (keyof PcpOffer)[]

/**
 * All offers of one derivative, column by column: an eighth of the bytes of as many objects.
 * What repeats stands once in a dictionary; offer n is the nth entry of every column. Money is
 * in whole pence here, since pounds with decimals would cost bytes. What follows from the price
 * (initial rental, totals) is worked out again by the reader. Rule C-30.
 */
export type OfferColumns = {
  capId: string
  providers: OfferProvider[]
  /** Profile keys, the last part of an offer's id. */
  profiles: string[]
  terms: SharedTerms[]
  /** Indexes into the three lists above. */
  provider: number[]
  profile: number[]
  term: number[]
  monthlyPaymentPence: number[]
  processingFeePence: number[]
  /** The special offers, by their place: saving in pence a month, and 1 for a hot deal. Rule P-72. */
  special: { offer: number[]; savingPence: number[]; isHot: number[] }
  /** One entry for each PCP offer, in the order they come. */
  pcp: Record<(typeof pcpFigures)[number], number[]>
}

/** Packs offers of one derivative. The order is kept. Throws when an offer is of another car. */
export function encodeOfferColumns(capId: string, offers: readonly Offer[]): OfferColumns {
  const providers = dictionary<OfferProvider>()
  const profiles = dictionary<string>()
  const terms = dictionary<SharedTerms>()
  const columns: OfferColumns = {
    capId,
    providers: providers.values,
    profiles: profiles.values,
    terms: terms.values,
    provider: [],
    profile: [],
    term: [],
    monthlyPaymentPence: [],
    processingFeePence: [],
    special: { offer: [], savingPence: [], isHot: [] },
    pcp: emptyPcp(),
  }
  for (const [index, offer] of offers.entries()) {
    if (offer.capId !== capId) throw new TypeError(`Offer ${offer.id} is not of car ${capId}.`)
    columns.provider.push(providers.indexOf(offer.provider))
    columns.profile.push(profiles.indexOf(profileKeyOf(offer)))
    columns.term.push(terms.indexOf(sharedTermsOf(offer)))
    columns.monthlyPaymentPence.push(offer.monthlyPaymentPence)
    columns.processingFeePence.push(offer.processingFeePence)
    const special = specialMarkOf(offer)
    if (special) {
      columns.special.offer.push(index)
      columns.special.savingPence.push(special.savingPence)
      columns.special.isHot.push(Number(special.isHot))
    }
    if (isPcpOffer(offer)) for (const figure of pcpFigures) columns.pcp[figure].push(offer[figure])
  }
  return columns
}

/** The offers back, in their order. Throws a TypeError when the columns do not fit together. */
export function decodeOfferColumns(columns: OfferColumns): Offer[] {
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
    const base = {
      id: `${provider.id}-${columns.capId}-${columns.profiles[profileIndex]!}`,
      capId: columns.capId,
      provider,
      monthlyPaymentPence,
      processingFeePence,
      ...terms,
    }
    if (profile.financeType === 'pcp') return { ...base, profile, ...pcpAt(columns.pcp, pcpSeen++) }
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

function sharedTermsOf(offer: Offer): SharedTerms {
  const { excessMileagePencePerMile, deliveryWeeks, message, validUntil, checkedAt } = offer
  return { excessMileagePencePerMile, deliveryWeeks, message, validUntil, checkedAt }
}

function emptyPcp(): OfferColumns['pcp'] {
  return Object.fromEntries(
    pcpFigures.map((figure) => [figure, [] as number[]]),
  ) as OfferColumns['pcp']
}

function pcpAt(pcp: OfferColumns['pcp'], index: number) {
  const figures = pcpFigures.map((figure) => [figure, pcp[figure][index]] as const)
  if (figures.some(([, value]) => value === undefined)) {
    throw new TypeError(`PCP offer ${index} came without its figures.`)
  }
  return Object.fromEntries(figures) as Pick<PcpOffer, (typeof pcpFigures)[number]>
}

/** Values in the order they first came, equal ones once. */
function dictionary<Value>() {
  const values: Value[] = []
  const indexes = new Map<string, number>()
  const indexOf = (value: Value): number => {
    const key = typeof value === 'string' ? value : JSON.stringify(value)
    const known = indexes.get(key)
    if (known !== undefined) return known
    indexes.set(key, values.push(value) - 1)
    return values.length - 1
  }
  return { values, indexOf }
}
