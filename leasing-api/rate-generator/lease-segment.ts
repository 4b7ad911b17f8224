import { usualTermsMonths, type LeaseProfile } from '#core/offer/lease-profile.ts'
import { wholeBasisPoints } from '#core/pricing/money/share-of-pence.ts'
import { standardVatBasisPoints } from '#core/pricing/vat/vat.ts'
import { hashText } from '../catalogue/stored-key.ts'
import { isOnCommonProfile } from '../segments/common-profile.ts'
import type { Segment } from '../segments/segment.ts'
import { withExceptions } from '../segments/with-exceptions.ts'
import { monthlyRental } from './monthly-rental.ts'
import type { PricedCar } from './priced-car.ts'
import type { ProviderHabits } from './provider-habits.ts'
import { randomFrom } from './random.ts'
import { residualShare } from './residual-value.ts'

const vat = standardVatBasisPoints / wholeBasisPoints

/** Returns the segment number of a profile. */
export type ProfileNumbers = (profile: LeaseProfile) => number

export type GeneratedSegment = {
  segment: Segment
  /** Cheapest without maintenance on the common profile; null when it is not quoted. */
  commonPersonalPence: number | null
  commonBusinessPence: number | null
}

type Variant = Pick<LeaseProfile, 'isInStock' | 'isSpecialOffer' | 'isMaintained'> & {
  /** Off the capital cost. */
  discount: number
  covers: (termMonths: number, initialRentals: number) => boolean
}

/** Share of marked special offers at the car's usual price. */
const emptyPromises = 0.15

/** Discounts of special offers below any other price, as shares of the list price. */
const leastSpecialDiscount = 0.04
const mostSpecialDiscount = 0.07

/** @param chance from 0 up to, not including, 1 */
function specialDiscount(chance: number): number {
  if (chance < emptyPromises) return 0
  const share = (chance - emptyPromises) / (1 - emptyPromises)
  return leastSpecialDiscount + share * (mostSpecialDiscount - leastSpecialDiscount)
}

/** All lease prices of one provider for one car: the same for the same seed. */
export function leaseSegment(
  car: PricedCar,
  habits: ProviderHabits,
  seed: number,
  numberOf: ProfileNumbers,
): GeneratedSegment {
  const { random, luck } = pricesBegun(car, habits, seed)
  const variants = variantsOf(habits, random)
  const profiles: number[] = []
  const maintained: number[] = []
  const monthlyPence: number[] = []
  const common = { personal: null as number | null, business: null as number | null }
  const listPence = car.listPricePence / (1 + vat)

  for (const termMonths of usualTermsMonths) {
    for (const annualMileageMiles of habits.mileagesMiles) {
      const residualPence = listPence * residualShare(car, termMonths, annualMileageMiles)
      for (const initialRentals of habits.initialRentals) {
        for (const variant of variants) {
          if (!variant.covers(termMonths, initialRentals)) continue
          const discount = car.discount + habits.extraDiscount + luck + variant.discount
          const rental = monthlyRental({
            capitalPence: listPence * (1 - discount),
            residualPence,
            termMonths,
            initialRentals,
            monthlyInterest: habits.moneyFactor,
          })
          const upkeep = variant.isMaintained ? maintenancePence(car, annualMileageMiles) : 0
          const business = rental * (1 + habits.margin) + upkeep
          for (const financeType of ['personal', 'business'] as const) {
            const { isInStock, isSpecialOffer, isMaintained } = variant
            const pence = Math.round(financeType === 'personal' ? business * (1 + vat) : business)
            const profile = {
              financeType,
              termMonths,
              annualMileageMiles,
              initialRentals,
              isInStock,
              isSpecialOffer,
              isMaintained,
            }
            const number = numberOf(profile)
            profiles.push(number)
            if (isMaintained) maintained.push(number)
            monthlyPence.push(pence)
            if (isOnCommonProfile(profile)) {
              common[financeType] = Math.min(common[financeType] ?? pence, pence)
            }
          }
        }
      }
    }
  }
  return {
    segment: {
      head: withMaintainedExcess(headOf(car, random), maintained, habits),
      columns: {
        profiles: Uint16Array.from(profiles),
        monthlyPence: Uint32Array.from(monthlyPence),
        feePence: new Uint32Array(profiles.length).fill(habits.feePence),
      },
    },
    commonPersonalPence: common.personal,
    commonBusinessPence: common.business,
  }
}

/** The chances of a provider's prices for a car, from the first. */
function pricesBegun(car: PricedCar, { providerId }: ProviderHabits, seed: number) {
  const random = randomFrom(hashText(`${seed} prices ${providerId} ${car.storedKey}`))
  // Two desks that start from the same figures still differ by a few pounds.
  return { random, luck: random.between(-0.012, 0.012) }
}

/** Whether a provider quotes a car in stock, without the prices. */
export const standsInStock = (car: PricedCar, habits: ProviderHabits, seed: number): boolean =>
  pricesBegun(car, habits, seed).random.chance(habits.stockShare)

/** Factory orders always; stock, special offers and maintenance as the provider is used to. */
function variantsOf(habits: ProviderHabits, random: ReturnType<typeof randomFrom>): Variant[] {
  const factory: Variant = {
    isInStock: false,
    isSpecialOffer: false,
    isMaintained: false,
    discount: 0,
    covers: () => true,
  }
  const variants = [factory]
  const isInStock = random.chance(habits.stockShare)
  const stockDiscount = random.between(-0.005, 0.02)
  if (isInStock) {
    const covers = (termMonths: number, initialRentals: number) =>
      termMonths <= 36 && initialRentals >= 6
    variants.push({ ...factory, isInStock: true, discount: stockDiscount, covers })
  }
  if (habits.isMaintenanceOffered) {
    const covers = (termMonths: number, initialRentals: number) =>
      termMonths >= 36 && (initialRentals === 3 || initialRentals === 6)
    variants.push({ ...factory, isMaintained: true, covers })
  }
  if (random.chance(habits.specialShare)) {
    variants.push({
      ...factory,
      isInStock,
      isSpecialOffer: true,
      discount: (isInStock ? stockDiscount : 0) + specialDiscount(random.next()),
      covers: (termMonths, initialRentals) => termMonths >= 36 && initialRentals >= 6,
    })
  }
  return variants
}

/** Servicing, tyres and breakdown cover a month, without VAT: dearer for dear cars and long ways. */
function maintenancePence(car: PricedCar, annualMileageMiles: number): number {
  const pence = 800 + annualMileageMiles * 0.1 + car.listPricePence * 0.0002
  return car.fuelType === 'electric' ? pence * 0.75 : pence
}

function headOf(car: PricedCar, random: ReturnType<typeof randomFrom>): Segment['head'] {
  const tenths = Math.round(45 + car.listPricePence / 60_000 + random.between(0, 30))
  const weeks = random.chance(0.8) ? 12 : 16
  return {
    excessMileagePencePerMile: tenths / 10,
    deliveryWeeks: { stock: { from: 2, to: 4 }, factory: { from: weeks, to: weeks + 2 } },
    message: random.chance(0.1) ? 'Metallic paint included at no extra cost.' : null,
  }
}

function withMaintainedExcess(
  head: Segment['head'],
  maintained: readonly number[],
  { maintainedExcessPencePerMile: more }: ProviderHabits,
): Segment['head'] {
  if (maintained.length === 0 || more === 0) return head
  const tenths = Math.round((head.excessMileagePencePerMile + more) * 10)
  const own = { excessMileagePencePerMile: tenths / 10 }
  return withExceptions(head, new Map([[own, maintained]]))
}
