import type { BodyType } from '#core/vehicle/body-type.ts'
import { addMonths } from '#core/pricing/pcp/agreement-days.ts'
import {
  electricityPence,
  petrolPence,
  typicalUse,
  usualHomeChargingPercent,
  type YearlyCost,
} from '#core/pricing/running-costs/electric-versus-petrol.ts'
import { mileageDutyPence } from '#core/pricing/running-costs/mileage-duty.ts'
import { roadTaxPence } from '#core/pricing/running-costs/road-tax.ts'
import { type RunningCost, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'

/** Two new cars and how they will be driven. A null figure is taken from the tables. */
export type ElectricDriving = {
  annualMileageMiles: number
  bodyType: BodyType
  years: number
  petrolPencePerLitre: number
  homePercent: number | null
  homePencePerKwh: number | null
  publicPencePerKwh: number | null
  milesPerGallon: number | null
  milesPerKwh: number | null
  /** The price of a lease holds the road tax. */
  isRoadTaxIncluded: boolean
  petrolListPricePence: number | null
  electricListPricePence: number | null
  /** What the electric car costs more to have, over all the years. */
  extraPence: number
}

/** A year of driving in both cars. */
export type ElectricYear = { fromDay: string; petrol: YearlyCost; electric: YearlyCost }

export type ElectricYears = {
  years: ElectricYear[]
  petrolPence: number
  electricPence: number
  /** Of all the years, after what the electric car costs more to have; negative when it costs more. */
  savingPence: number
  /**
   * Costs from the start to the end of each year, at 0 before the first; the electric car begins
   * with what it costs more to have.
   */
  petrolSoFar: number[]
  electricSoFar: number[]
  /** The year by whose end the electric car has cost no more; null when that is after the last. */
  evenInYear: number | null
}

/**
 * What two new cars cost to run, year by year from a day: energy at one price throughout, road tax
 * of each year that begins (the first is in a new car's price), mileage duty by month. Throws
 * `MissingRunningCost` when the table does not cover the day. Rules P-98, P-99.
 * @param day the first day, on which both cars are registered, `YYYY-MM-DD`
 */
export function electricYears(
  driving: ElectricDriving,
  costs: readonly RunningCost[],
  day: string,
): ElectricYears {
  const energy = energyOf(driving, costs, day)
  const yearOf = (fuelType: 'petrol' | 'electric', at: number): YearlyCost => {
    const isVan = driving.bodyType === 'van'
    const fromDay = addMonths(day, 12 * at)
    const listPricePence =
      fuelType === 'petrol' ? driving.petrolListPricePence : driving.electricListPricePence
    const car = { isVan, fuelType, co2: 0, listPricePence, registeredOn: day }
    const energyPence = energy[fuelType]
    const isTaxed = !driving.isRoadTaxIncluded && at > 0
    const roadTax = isTaxed ? roadTaxPence(car, at + 1, costs) : 0
    const mileageDuty = mileageDutyPence(
      { fuelType, isVan, annualMileageMiles: driving.annualMileageMiles, fromDay, termMonths: 12 },
      costs,
    )
    return {
      energyPence,
      roadTaxPence: roadTax,
      mileageDutyPence: mileageDuty,
      totalPence: energyPence + roadTax + mileageDuty,
    }
  }
  const years = Array.from({ length: driving.years }, (_, at) => ({
    fromDay: addMonths(day, 12 * at),
    petrol: yearOf('petrol', at),
    electric: yearOf('electric', at),
  }))
  const petrolSoFar = addedUp(
    0,
    years.map(({ petrol }) => petrol.totalPence),
  )
  const electricSoFar = addedUp(
    driving.extraPence,
    years.map(({ electric }) => electric.totalPence),
  )
  const even = petrolSoFar.findIndex((pence, year) => year > 0 && electricSoFar[year]! <= pence)
  const [petrolAll, electricAll] = [petrolSoFar.at(-1)!, electricSoFar.at(-1)!]
  return {
    years,
    petrolPence: petrolAll,
    electricPence: electricAll - driving.extraPence,
    savingPence: petrolAll - electricAll,
    petrolSoFar,
    electricSoFar,
    evenInYear: even === -1 ? null : even,
  }
}

function energyOf(driving: ElectricDriving, costs: readonly RunningCost[], day: string) {
  const { annualMileageMiles: miles, bodyType } = driving
  const typical = typicalUse[bodyType]
  return {
    petrol: petrolPence(
      miles,
      driving.milesPerGallon ?? typical.milesPerGallon,
      driving.petrolPencePerLitre,
    ),
    electric: electricityPence(miles, driving.milesPerKwh ?? typical.milesPerKwh, {
      homePercent: driving.homePercent ?? usualHomeChargingPercent,
      homePencePerKwh:
        driving.homePencePerKwh ?? runningCostOn(costs, 'homeElectricityPencePerKwh', day),
      publicPencePerKwh:
        driving.publicPencePerKwh ?? runningCostOn(costs, 'publicElectricityPencePerKwh', day),
    }),
  }
}

function addedUp(start: number, amounts: readonly number[]): number[] {
  const sums = [start]
  for (const amount of amounts) sums.push(sums.at(-1)! + amount)
  return sums
}
