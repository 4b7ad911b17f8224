import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { audienceOf } from '#core/content/banners-shown.ts'
import { financeTypeTable, isFinanceType } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { messages } from '#site/messages/en.ts'
import { BudgetStep } from '../budget-step.tsx'
import { WizardPage } from '#site/app/[storefront]/(site)/wizard-step.tsx'

type Props = { params: Promise<{ financeType: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { financeType } = await params
  if (!isFinanceType(financeType)) return {}
  const { title, lede } = messages.wizard.budget
  return routeMetadata('budgetSearchFinance', {
    canonical: paths.budgetSearchFinance(financeType),
    own: { title: `${title} ${financeTypeTable[financeType].label}`, description: lede },
    isListed: false,
  })
}

/** How much a month, for the use that the path says. */
export default async function Page({ params }: Props) {
  const { financeType } = await params
  if (!isFinanceType(financeType)) notFound()
  return (
    <WizardPage
      name="budgetSearchFinance"
      audience={audienceOf(financeType)}
      about={{ financeType, fuelType: undefined }}
    >
      <BudgetStep financeType={financeType} />
    </WizardPage>
  )
}
