import { WizardQuestion, ChoiceGroup } from '#site/components/wizard/wizard-question.tsx'
import { messages } from '#site/messages/en.ts'
import { BudgetChoices, type ChoicesProps, LikeChoices, MakeChoices } from '../wizard-choices.tsx'

/** The ways to begin on one page: a make, a monthly budget, or a car that others should be like. */
export function StartStep(choices: ChoicesProps) {
  const { findMyDeal: t, budget } = messages.wizard
  return (
    <WizardQuestion state={choices.state} title={t.title} lede={t.lede}>
      <ChoiceGroup title={t.byBudget} lede={budget.lede}>
        <BudgetChoices {...choices} />
      </ChoiceGroup>
      <MakeChoices {...choices} />
      <LikeChoices {...choices} />
    </WizardQuestion>
  )
}
