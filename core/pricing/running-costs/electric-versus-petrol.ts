import type { BodyType } from '#core/vehicle/body-type.ts'
import { mileageDutyPencePerMile } from './mileage-duty.ts'
import { nearestPenny } from '../money/rounding.ts'
import { roadTaxPence } from './road-tax.ts'
import { type RunningCost, runningCostOn } from './running-cost.ts'

/** Litres of an imperial gallon, exactly (Units of Measurement Regulations 1995). Rule P-56. */
const litresPerGallon = 4.54609

/** Typical consumption by kind of car. Our own estimates, to be marked as such. Rule P-58. */
export const typicalUse = {
  hatchback: { milesPerGallon: 48, milesPerKwh: 4 },
  saloon: { milesPerGallon: 45, milesPerKwh: 3.9 },
  estate: { milesPerGallon: 43, milesPerKwh: 3.6 },
  suv: { milesPerGallon: 39, milesPerKwh: 3.3 },
  mpv: { milesPerGallon: 38, milesPerKwh: 3 },
  coupe: { milesPerGallon: 40, milesPerKwh: 3.7 },
  convertible: { milesPerGallon: 38, milesPerKwh: 3.5 },
  sports: { milesPerGallon: 30, milesPerKwh: 3.1 },
  van: { milesPerGallon: 35, milesPerKwh: 2.6 },
} as const satisfies Record<BodyType, { milesPerGallon: number; milesPerKwh: number }>

/**
 * Default share of home charging: most who can charge at home do so four times out of five. Our own
 * estimate. Rule P-58.
 */
export const usualHomeChargingPercent = 80

/** A visitor's year of driving. Null uses the typical figure. */
export type YearOfDriving = {
  annualMileageMiles: number
  bodyType: BodyType
  /** Null uses the table's price. */
  petrolPencePerLitre?: number | null
  milesPerGallon?: number | null
  milesPerKwh?: number | null
  /** Share of the electricity taken at home, 0 to 100. */
  homeChargingPercent?: number | null
}

/** Costs of a year, in whole pence. */
export type YearlyCost = {
  energyPence: number
  roadTaxPence: number
  mileageDutyPence: number
  /** The sum of the three. */
  totalPence: number
}

/** The same year in both cars. */
export type ElectricVersusPetrol = {
  petrol: YearlyCost
  electric: YearlyCost
  /** Saving of the electric car a year; negative when it costs more. */
  savingPence: number
}

/**
 * Compares a year in a petrol car with the same year in an electric one: energy, a later year's
 * road tax and mileage duty, at the figures of a day. Throws `MissingRunningCost` when the table
 * does not cover the day. Rules P-56, P-57, P-58.
 */
export function electricVersusPetrol(
  driving: YearOfDriving,
  costs: readonly RunningCost[],
  day: string,
): ElectricVersusPetrol {
  const miles = driving.annualMileageMiles
  const typical = typicalUse[driving.bodyType]
  const vehicle = {
    isVan: driving.bodyType === 'van',
    co2: 0,
    listPricePence: null,
    registeredOn: day,
  }
  const energyPence = {
    petrol: petrolPence(
      miles,
      driving.milesPerGallon ?? typical.milesPerGallon,
      driving.petrolPencePerLitre ?? runningCostOn(costs, 'petrolPencePerLitre', day),
    ),
    electric: electricityPence(miles, driving.milesPerKwh ?? typical.milesPerKwh, {
      homePercent: driving.homeChargingPercent ?? usualHomeChargingPercent,
      homePencePerKwh: runningCostOn(costs, 'homeElectricityPencePerKwh', day),
      publicPencePerKwh: runningCostOn(costs, 'publicElectricityPencePerKwh', day),
    }),
  }
  const year = (fuelType: keyof typeof energyPence): YearlyCost => {
    const energy = energyPence[fuelType]
    // Every later year costs the same below the dear-car threshold; the first is in the price.
    const car = { ...vehicle, fuelType }
    const tax = roadTaxPence(car, 2, costs)
    const duty = nearestPenny(miles * mileageDutyPencePerMile(car, day, costs))
    return {
      energyPence: energy,
      roadTaxPence: tax,
      mileageDutyPence: duty,
      totalPence: energy + tax + duty,
    }
  }
  const [petrol, electric] = [year('petrol'), year('electric')]
  return { petrol, electric, savingPence: petrol.totalPence - electric.totalPence }
}

/**
 * Fuel cost of a mileage, in whole pence, half up. Rule P-56. @example petrolPence(10_000, 40, 140)
 * // 159_113
 */
export function petrolPence(
  miles: number,
  milesPerGallon: number,
  petrolPencePerLitre: number,
): number {
  return nearestPenny((miles / milesPerGallon) * litresPerGallon * petrolPencePerLitre)
}

/**
 * Electricity cost of a mileage, part from home and part from public chargers, in whole pence, half
 * up. Rule P-57.
 */
export function electricityPence(
  miles: number,
  milesPerKwh: number,
  price: { homePercent: number; homePencePerKwh: number; publicPencePerKwh: number },
): number {
  const { homePercent, homePencePerKwh, publicPencePerKwh } = price
  const pencePerKwh =
    (homePercent * homePencePerKwh + (100 - homePercent) * publicPencePerKwh) / 100
  return nearestPenny((miles / milesPerKwh) * pencePerKwh)
}
