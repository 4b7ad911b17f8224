import { type Damage, damageKinds, damages } from '#core/pricing/hand-back/hand-back-kinds.ts'
import { excessMileageBillPence } from '#core/pricing/lease/excess-mileage.ts'
import { agreedMiles } from '#core/pricing/running-costs/cost-per-mile.ts'
import { sumPence } from '#core/pricing/money/sum-pence.ts'
import { type RunningCost, runningCostOn } from '#core/pricing/running-costs/running-cost.ts'

/** A lease that runs, with the miles driven so far. */
export type LeaseSoFar = {
  annualMileageMiles: number
  termMonths: number
  /** At least one, at most all. */
  monthsGone: number
  drivenMiles: number
  excessMileagePencePerMile: number
  /** The next mileage that was on offer, and what it would have cost more a month; null unknown. */
  next: { annualMileageMiles: number; monthlyPence: number } | null
}

/** Where the miles lead. Miles are whole, rounded up: a part of a mile is driven. */
export type ReturnBill = {
  /** Allowed by today, and by the end. */
  allowedSoFarMiles: number
  allowedMiles: number
  /** At the end, at the pace so far. */
  expectedMiles: number
  excessMiles: number
  billPence: number
  /**
   * Miles a month from now on that leave nothing to pay, rounded down; 0 when all are driven, null
   * once the lease is over.
   */
  restMilesAMonth: number | null
  /** The miles a month so far, rounded up. */
  paceMilesAMonth: number
  /** What the next mileage would have cost more over the term, with its own bill at the same pace. */
  next: { feePence: number; billPence: number; overallPence: number; savingPence: number } | null
}

/** The bill for miles at the pace driven so far, and what the next mileage would have cost. Rules P-109, P-111. */
export function returnBill(lease: LeaseSoFar): ReturnBill {
  const { termMonths, monthsGone, drivenMiles, next } = lease
  const allowedMiles = agreedMiles(lease)
  const expectedMiles = Math.ceil((drivenMiles * termMonths) / monthsGone)
  const billPence = excessMileageBillPence(lease, expectedMiles)
  const monthsLeft = termMonths - monthsGone
  return {
    allowedSoFarMiles: agreedMiles({ ...lease, termMonths: monthsGone }),
    allowedMiles,
    expectedMiles,
    excessMiles: Math.max(0, expectedMiles - allowedMiles),
    billPence,
    restMilesAMonth:
      monthsLeft === 0 ? null : Math.max(0, Math.floor((allowedMiles - drivenMiles) / monthsLeft)),
    paceMilesAMonth: Math.ceil(drivenMiles / monthsGone),
    next: next && nextBill({ ...lease, ...next }, expectedMiles, billPence),
  }
}

function nextBill(
  lease: LeaseSoFar & { monthlyPence: number },
  expectedMiles: number,
  chosenBillPence: number,
): ReturnBill['next'] {
  const feePence = lease.monthlyPence * lease.termMonths
  const billPence = excessMileageBillPence(lease, expectedMiles)
  const overallPence = feePence + billPence
  return { feePence, billPence, overallPence, savingPence: chosenBillPence - overallPence }
}

/** A typical charge of a damage, from and to, by how many there are. */
export type DamageCharge = { damage: Damage; count: number; leastPence: number; mostPence: number }

/** The typical charges of what was counted, on a day. Rule P-112. */
export function damageCharges(
  counts: Readonly<Record<Damage, number>>,
  costs: readonly RunningCost[],
  day: string,
): { charges: DamageCharge[]; leastPence: number; mostPence: number } {
  const charges = damages
    .filter((damage) => counts[damage] > 0)
    .map((damage) => {
      const [least, most] = damageKinds[damage]
      return {
        damage,
        count: counts[damage],
        leastPence: counts[damage] * runningCostOn(costs, least, day),
        mostPence: counts[damage] * runningCostOn(costs, most, day),
      }
    })
  return {
    charges,
    leastPence: sumPence(charges.map(({ leastPence }) => leastPence)),
    mostPence: sumPence(charges.map(({ mostPence }) => mostPence)),
  }
}
