import { isFinanceType, financeTypeTable } from '#core/offer/finance-type.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { dealCount } from '#site/components/shared/deal/list-summary.ts'

const t = messages.wizard

/** "1,204 deals", "1 deal", "No deals". */
export const dealsText = (count: number): string =>
  dealCount(count, { many: t.deals, one: t.dealsOne, none: t.dealsNone })

/** "personal lease" in the middle of a sentence; PCP keeps its capitals. */
export function financeWords(financeType: string): string {
  if (!isFinanceType(financeType) || financeType === 'pcp') return financeType.toUpperCase()
  return financeTypeTable[financeType].label.toLowerCase()
}

/** "Step 2 of 5". Rule W-04. */
export const stepText = (progress: { current: number; total: number }): string =>
  fill(t.step, progress)
