import type { BodyType } from '#core/vehicle/body-type.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { electricVersusPetrolBasis } from '#core/pricing/running-costs/electric-versus-petrol-basis.ts'
import {
  type RunningCost,
  type RunningCostKind,
  runningCostRowOn,
} from '#core/pricing/running-costs/running-cost.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { ShownFigure } from '../figure-sources.tsx'

const texts = messages.electric.sources

const rows: readonly [kind: RunningCostKind, name: string, (amount: number) => string][] = [
  ['petrolPencePerLitre', texts.petrol, (amount) => fill(texts.perLitre, { amount })],
  ['homeElectricityPencePerKwh', texts.home, (amount) => fill(texts.perKwh, { amount })],
  ['publicElectricityPencePerKwh', texts.public, (amount) => fill(texts.perKwh, { amount })],
  [
    'roadTaxPencePerYear',
    texts.roadTax,
    (amount) => fill(texts.aYear, { amount: currency(amount) }),
  ],
  [
    'dearCarSupplementPencePerYear',
    texts.supplement,
    (amount) => fill(texts.aYear, { amount: currency(amount) }),
  ],
  ['dearCarThresholdPence', texts.threshold, currency],
  ['dearElectricCarThresholdPence', texts.electricThreshold, currency],
]

const duties: typeof rows = [
  ['electricMileageDutyPencePerMile', texts.duty, (amount) => fill(texts.aMile, { amount })],
  ['plugInMileageDutyPencePerMile', texts.plugInDuty, (amount) => fill(texts.aMile, { amount })],
]

/**
 * The dated figures behind electric against petrol, the duties as the last row announces them, and
 * our own estimates of the kind of car. Rules P-48, P-71, D-72.
 */
export function electricSources(
  bodyType: BodyType,
  costs: readonly RunningCost[],
  day: string,
): ShownFigure[] {
  const own = electricVersusPetrolBasis(bodyType, costs, day)
    .slice(-3)
    .map(({ name, amount, unit, ...dated }) => ({ name, amount: `${amount} ${unit}`, ...dated }))
  const shown = (list: typeof rows, on: string) =>
    list.map(([kind, name, written]): ShownFigure => {
      const { amount, source, fromDay, reviewBy } = runningCostRowOn(costs, kind, on)
      return { name, amount: written(amount), source, fromDay, reviewBy }
    })
  return [...shown(rows, day), ...shown(duties, lastDay), ...own]
}

/** A day that every announced figure holds on. */
const lastDay = '9999-12-31'

/** What is announced of the duties, and who pays the supplement, in sentences. */
export function electricNotes(
  costs: readonly RunningCost[],
  day: string,
  isRoadTaxIncluded: boolean,
): string[] {
  const announced = (kind: RunningCostKind) => `${runningCostRowOn(costs, kind, lastDay).amount}p`
  const pounds = (kind: RunningCostKind) => currency(runningCostRowOn(costs, kind, day).amount)
  const { dutyNote, supplementNote, leaseNote } = messages.electric
  return [
    fill(dutyNote, {
      electric: announced('electricMileageDutyPencePerMile'),
      plugIn: announced('plugInMileageDutyPencePerMile'),
    }),
    isRoadTaxIncluded
      ? leaseNote
      : fill(supplementNote, {
          amount: pounds('dearCarSupplementPencePerYear'),
          petrol: pounds('dearCarThresholdPence'),
          electric: pounds('dearElectricCarThresholdPence'),
        }),
  ]
}
