import type { FinanceType } from '#core/offer/finance-type.ts'
import { newWizard } from '#core/wizard/wizard-state.ts'
import { searchAddress } from '#core/wizard/wizard-address.ts'
import { WizardQuestion } from '#site/components/wizard/wizard-question.tsx'
import { financeWords } from '#site/components/wizard/wizard-words.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { BudgetChoices } from '../wizard-choices.tsx'

/** The first question of the search by budget; where the path says the use, counted for that. */
export function BudgetStep({ financeType }: { financeType?: FinanceType }) {
  const { title, lede, ledeOf } = messages.wizard.budget
  const state = { ...newWizard(), type: 'budget' as const }
  return (
    <WizardQuestion
      state={state}
      title={title}
      lede={financeType ? fill(ledeOf, { finance: financeWords(financeType) }) : lede}
    >
      <BudgetChoices state={state} address={searchAddress} {...(financeType && { financeType })} />
    </WizardQuestion>
  )
}
