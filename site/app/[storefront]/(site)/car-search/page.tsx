import { messages } from '#site/messages/en.ts'
import { paths } from '#core/routes/paths.ts'
import { OtherWays } from '#site/components/wizard/wizard-question.tsx'
import { newWizard } from '#core/wizard/wizard-state.ts'
import { searchAddress } from '#core/wizard/wizard-address.ts'
import { carStep } from './car-step.tsx'
import { WizardPage, WizardStep } from '../wizard-step.tsx'

export const { generateMetadata } = carStep('carSearch')

/** The first question of the search by make, and the other ways to begin. */
export default function Page() {
  const t = messages.wizard.other
  return (
    <WizardPage name="carSearch">
      <WizardStep state={newWizard()} address={searchAddress} />
      <OtherWays
        title={t.title}
        ways={[
          { label: t.budget, href: paths.budgetSearch() },
          { label: t.own, href: paths.findMyDeal() },
          { label: t.all, href: paths.compare() },
        ]}
      />
    </WizardPage>
  )
}
