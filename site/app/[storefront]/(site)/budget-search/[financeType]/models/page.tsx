import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { financeTypeTable, isFinanceType } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import { searchAddress } from '#core/wizard/wizard-address.ts'
import { wizardOf } from '#core/wizard/wizard-answers.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { messages } from '#site/messages/en.ts'
import { budgetNamed } from '#site/app/[storefront]/(site)/budget-search/budget-named.ts'
import { WizardPage, WizardStep } from '#site/app/[storefront]/(site)/wizard-step.tsx'

type Props = { params: Promise<{ financeType: string }>; searchParams: Promise<SearchRecord> }

const { title, lede } = messages.wizard.models

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { financeType } = await params
  if (!isFinanceType(financeType)) return {}
  return routeMetadata('budgetSearchModels', {
    canonical: paths.budgetSearchModels(financeType),
    own: { title: `${title} ${financeTypeTable[financeType].label}`, description: lede },
    isListed: false,
  })
}

/** Which car of those in the budget; without a band of any. Rules W-62, R-31. */
export default async function Page({ params, searchParams }: Props) {
  const [{ financeType }, search] = await Promise.all([params, searchParams])
  if (!isFinanceType(financeType)) notFound()
  const state = wizardOf({ budgetRange: budgetNamed(search) ?? 'any', financeType })
  const page = /^[1-9]\d{0,3}$/.test(String(search.page)) ? Number(search.page) : 1
  return (
    <WizardPage name="budgetSearchModels" about={{ financeType, fuelType: undefined }}>
      <WizardStep state={state} address={searchAddress} page={page} />
    </WizardPage>
  )
}
