import { currency } from '#core/pricing/money/currency.ts'
import type { TaxRegion } from '#core/pricing/pay/take-home.ts'
import {
  type RunningCost,
  type RunningCostKind,
  runningCostRowOn,
} from '#core/pricing/running-costs/running-cost.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { ShownFigure } from '../figure-sources.tsx'

const texts = messages.fourWays.sources

type Source = readonly [name: string, kind: RunningCostKind, limit?: RunningCostKind]

const taxes: Readonly<Record<TaxRegion, readonly Source[]>> = {
  england: [
    [texts.basic, 'incomeTaxBasicPercent', 'incomeTaxBasicUpToPence'],
    [texts.higher, 'incomeTaxHigherPercent', 'incomeTaxHigherUpToPence'],
    [texts.additional, 'incomeTaxAdditionalPercent'],
  ],
  scotland: [
    [texts.scottishStarter, 'scottishStarterPercent', 'scottishStarterUpToPence'],
    [texts.scottishBasic, 'scottishBasicPercent', 'scottishBasicUpToPence'],
    [texts.scottishIntermediate, 'scottishIntermediatePercent', 'scottishIntermediateUpToPence'],
    [texts.scottishHigher, 'scottishHigherPercent', 'scottishHigherUpToPence'],
    [texts.scottishAdvanced, 'scottishAdvancedPercent', 'scottishAdvancedUpToPence'],
    [texts.scottishTop, 'scottishTopPercent'],
  ],
}

const insurances: readonly Source[] = [
  [texts.insurance, 'nationalInsuranceMainPercent', 'nationalInsuranceFromPence'],
  [texts.insuranceUpper, 'nationalInsuranceUpperPercent', 'nationalInsuranceUpperFromPence'],
  [texts.employer, 'employerNationalInsurancePercent', 'employerNationalInsuranceFromPence'],
]

/** The dated figures behind the four ways, those of the driver's region. Rules P-48, P-95, D-72. */
export function fourWaysSources(
  region: TaxRegion,
  costs: readonly RunningCost[],
  day: string,
): ShownFigure[] {
  const shown = (name: string, kind: RunningCostKind, write: (amount: number) => string) => {
    const { amount, ...dated } = runningCostRowOn(costs, kind, day)
    return { name, amount: write(amount), ...dated }
  }
  const amountOf = (kind: RunningCostKind) => currency(runningCostRowOn(costs, kind, day).amount)
  const limited = (list: readonly Source[], text: string) =>
    list.map(([name, kind, limit]) =>
      // The limit changes more often than the rate, so its row says since when both hold.
      shown(name, limit ?? kind, () => {
        const { amount: percent } = runningCostRowOn(costs, kind, day)
        return limit
          ? fill(text, { percent, amount: amountOf(limit) })
          : fill(texts.rate, { percent })
      }),
    )
  return [
    shown(texts.benefit, 'benefitPercent0', (percent) => fill(texts.rate, { percent })),
    shown(texts.allowance, 'personalAllowancePence', currency),
    ...limited(taxes[region], texts.rateUpTo),
    ...limited(insurances, texts.insuranceAmount),
    shown(texts.wage, 'nationalLivingWagePencePerHour', (pence) =>
      fill(texts.wageAmount, { amount: currency(pence) }),
    ),
    shown(texts.upkeep, 'carUpkeepPencePerMonth', (pence) =>
      fill(texts.upkeepAmount, { amount: currency(pence) }),
    ),
  ]
}
