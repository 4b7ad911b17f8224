import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { isFinanceType } from '#core/offer/finance-type.ts'
import { isStorable } from '#core/wizard/customer-form.ts'
import { findMyDealAddress, searchAddress } from '#core/wizard/wizard-address.ts'
import { wizardOf } from '#core/wizard/wizard-answers.ts'
import { WizardAnswers } from '#site/components/wizard/wizard-answers.tsx'
import { wizardPlace } from '#site/data/deals/list-place.ts'
import { carModelById } from '#site/data/wizard/catalogue.ts'
import { budgetNamed } from '#site/app/[storefront]/(site)/budget-search/budget-named.ts'
import {
  resultsMetadata,
  ResultsRoute,
} from '#site/app/[storefront]/(site)/car-search/results-route.tsx'

type Props = {
  params: Promise<{ financeType: string; model: string }>
  searchParams: Promise<SearchRecord>
}

const read = async ({ params, searchParams }: Props) => {
  const [{ financeType, model }, search] = await Promise.all([params, searchParams])
  const carModel = isFinanceType(financeType) ? await carModelById(model) : null
  if (!isFinanceType(financeType) || !carModel) return null
  const state = wizardOf({ budgetRange: budgetNamed(search) ?? 'any', financeType, carModel })
  return { state, place: wizardPlace(state), search }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  return found ? resultsMetadata(found) : {}
}

/** The deals that the search by budget ends on, under the answers that lead to them. Rule W-21. */
export default async function Page(props: Props) {
  const found = await read(props)
  if (!found) notFound()
  const { state, place, search } = found
  return (
    <ResultsRoute
      place={place}
      search={search}
      requestedAddress={place!.address}
      head={
        <WizardAnswers
          state={state}
          address={searchAddress}
          saveHref={isStorable(state) ? `${findMyDealAddress(state)}#save` : undefined}
        />
      }
    />
  )
}
