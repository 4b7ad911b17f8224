import type { FilterOption, FilterOptions } from '#core/filters/options/filter-options.ts'
import {
  bootLabel,
  bootSizes,
  doorsLabel,
  flagOptions,
  rentalRangeLabel,
  seatsLabel,
  termLabel,
} from '#core/filters/options/option-labels.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { withAnyEntries } from '#core/filters/options/with-any-entries.ts'
import { selectionOf } from '#core/landing/deal-selection.ts'
import { anyBudget, matchingOffers } from '#core/landing/matching-offers.ts'
import { nearestOffer } from '#core/landing/nearest-offer.ts'
import { type FinanceType, financeTypes, financeTypeTable } from '#core/offer/finance-type.ts'
import { isInStock, specialMarkOf, type Offer } from '#core/offer/offer.ts'
import { budgetRangeOf, budgetRanges } from '#core/pricing/budget-range.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { rentalRangeCeilingPence, rentalRanges } from '#core/pricing/lease/rental-range.ts'
import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { featureFlagLabels } from '#core/vehicle/feature-flag.ts'
import { fuelTypeLabels } from '#core/vehicle/fuel-type.ts'
import { electricBandOf, pureElectricRanges } from '#core/vehicle/pure-electric-range.ts'
import { transmissionLabels } from '#core/vehicle/transmission.ts'
import type { Provider } from '#leasing-api/queries/providers/providers.ts'

export type CarFilterQuestion = {
  financeType: FinanceType
  /** Null for both sides of the stock toggle. */
  isInStock: boolean | null
  isMaintained: boolean
  /** Adds an "any" entry to each list. */
  hasAll: boolean
  withDefaults: boolean
}

type Defaults = { term: number; annualMileage: number; depositValue: number; stock: number }

/** Filter options of one car's offers. Counts are offers, since there is one derivative. */
export function carFilterOptions(
  car: Derivative,
  offers: readonly Offer[],
  question: CarFilterQuestion,
  providers: readonly Pick<Provider, 'id' | 'slug' | 'name'>[],
): FilterOptions & { defaults?: Defaults } {
  const bothSides = matchingOffers(offers, { ...unrestricted, ...question, isInStock: null })
  const asked = bothSides.filter(
    (offer) => question.isInStock === null || isInStock(offer) === question.isInStock,
  )
  const total = asked.length
  const single = (value: string, label: string): FilterOption => ({ value, label, count: total })
  const isPcp = question.financeType === 'pcp'
  const options: FilterOptions = {
    financeTypes: financeTypes
      .map((value) => ({
        value,
        label: financeTypeTable[value].label,
        count: offers.filter((offer) => offer.profile.financeType === value).length,
      }))
      .filter(({ count }) => count > 0),
    manufacturers: [single(car.manufacturer.slug, car.manufacturer.name)],
    ranges: [
      {
        manufacturerId: car.manufacturer.slug,
        ranges: [single(rangeValue(car.manufacturer.slug, car.range.slug), carName(car))],
      },
    ],
    bodyTypes: [single(car.bodyType, bodyTypeLabels[car.bodyType].one)],
    fuelTypes: [single(car.fuelType, fuelTypeLabels[car.fuelType])],
    transmissions: [single(car.transmission, transmissionLabels[car.transmission])],
    pureElectricRanges: electricRange(car, total),
    doors: [single(String(car.doors), doorsLabel(car.doors))],
    seats: [single(String(car.seats), seatsLabel(car.seats))],
    features: car.features.map((feature) => single(feature, featureFlagLabels[feature])),
    boots: bootSizes
      .filter((size) => size <= (car.bootLitres ?? 0))
      .map((size) => single(String(size), bootLabel(size))),
    terms: counted(asked, (offer) => offer.profile.termMonths, termLabel),
    annualMileages: counted(asked, (offer) => offer.profile.annualMileageMiles, mileageLabel),
    depositValues: counted(
      asked,
      (offer) => selectionOf(offer).deposit,
      isPcp ? (pounds) => currency(pounds * 100) : termLabel,
    ),
    budgets: budgetRanges
      .map(({ value, label }) => ({
        value,
        label,
        count: asked.filter((offer) => budgetRangeOf(offer.monthlyPaymentPence) === value).length,
      }))
      .filter(({ count }) => count > 0),
    rentalRanges: rentalRanges
      .map((value) => ({
        value,
        label: rentalRangeLabel(value),
        count: matchingOffers(asked, {
          ...unrestricted,
          ...question,
          isInStock: null,
          rentalRange: value,
        }).length,
      }))
      .filter(({ value, count }) => count > 0 || rentalRangeCeilingPence(value) === null),
    stocks: [
      { value: '1', label: 'In stock', count: bothSides.filter(isInStock).length },
      {
        value: '0',
        label: 'Factory order',
        count: bothSides.filter((offer) => !isInStock(offer)).length,
      },
    ],
    specialOffers: flagOptions.specialOffers
      .map((option) => ({ ...option, count: asked.filter(specialMarkOf).length }))
      .filter(({ count }) => count > 0),
    maintained: flagOptions.maintained
      .map((option) => ({
        ...option,
        count: matchingOffers(offers, { ...unrestricted, ...question, isMaintained: true }).length,
      }))
      .filter(({ count }) => count > 0 || question.isMaintained),
    brands: providers
      .map(({ id, slug, name }) => ({
        value: slug,
        label: name,
        count: asked.filter(({ provider }) => provider.id === id).length,
      }))
      .filter(({ count }) => count > 0),
    total,
  }
  return {
    ...(question.hasAll ? withAnyEntries(options) : options),
    ...(question.withDefaults && defaultsOf(asked, question)),
  }
}

const unrestricted = {
  termsMonths: [],
  annualMileagesMiles: [],
  depositValues: [],
  ...anyBudget,
} as const

function counted(
  offers: readonly Offer[],
  valueOf: (offer: Offer) => number,
  label: (value: number) => string,
): FilterOption[] {
  return [...Map.groupBy(offers, valueOf)]
    .toSorted(([left], [right]) => left - right)
    .map(([value, own]) => ({ value: String(value), label: label(value), count: own.length }))
}

function electricRange(car: Derivative, count: number): FilterOption[] {
  const band = electricBandOf(car)
  return pureElectricRanges
    .filter(({ value }) => value === band)
    .map(({ value, label }) => ({ value, label, count }))
}

/** Default selection: the quoted profile nearest to the common one. None without an offer. */
function defaultsOf(
  asked: readonly Offer[],
  { financeType }: CarFilterQuestion,
): { defaults?: Defaults } {
  const nearest = nearestOffer(asked, { financeType })
  if (!nearest) return {}
  const selection = selectionOf(nearest)
  return {
    defaults: {
      term: selection.termMonths,
      annualMileage: selection.annualMileageMiles,
      depositValue: selection.deposit,
      stock: Number(selection.isInStock),
    },
  }
}
