import type { Metadata } from 'next'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { paths } from '#core/routes/paths.ts'
import { searchAddress } from '#core/wizard/wizard-address.ts'
import { wizardOf } from '#core/wizard/wizard-answers.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { OtherWays } from '#site/components/wizard/wizard-question.tsx'
import { messages } from '#site/messages/en.ts'
import { BudgetStep } from './budget-step.tsx'
import { budgetNamed } from './budget-named.ts'
import { WizardPage, WizardStep } from '../wizard-step.tsx'

type Props = { searchParams: Promise<SearchRecord> }

const { budget, other } = messages.wizard

export const generateMetadata = (): Promise<Metadata> =>
  routeMetadata('budgetSearch', {
    canonical: paths.budgetSearch(),
    own: { title: budget.title, description: budget.lede },
    isListed: false,
  })

/** How much a month, and then who the car is for: the query holds the band. Rules W-01, R-31. */
export default async function Page({ searchParams }: Props) {
  const state = wizardOf({ budgetRange: budgetNamed(await searchParams) })
  return (
    <WizardPage name="budgetSearch">
      {state.budgetRange ? (
        <WizardStep state={state} address={searchAddress} />
      ) : (
        <>
          <BudgetStep />
          <OtherWays
            title={other.title}
            ways={[
              { label: other.make, href: paths.carSearch() },
              { label: other.own, href: paths.findMyDeal() },
              { label: other.all, href: paths.compare() },
            ]}
          />
        </>
      )}
    </WizardPage>
  )
}
