import type { Metadata } from 'next'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { searchAddress } from '#core/wizard/wizard-address.ts'
import { WizardAnswers } from '#site/components/wizard/wizard-answers.tsx'
import { wizardPlace } from '#site/data/deals/list-place.ts'
import {
  answersOfPath,
  type CarSegments,
  stateOfPath,
  summaryPath,
} from '#site/app/[storefront]/(site)/car-search/car-answers.ts'
import {
  resultsMetadata,
  ResultsRoute,
} from '#site/app/[storefront]/(site)/car-search/results-route.tsx'

type Props = {
  params: Promise<Required<CarSegments> & { storefront: string }>
  searchParams: Promise<SearchRecord>
}

const segments = async ({ params }: Props): Promise<CarSegments> => {
  const { manufacturer, range, model, financeType } = await params
  return { manufacturer, range, model, financeType }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await stateOfPath(await segments(props))
  const place = found && wizardPlace(found.state)
  return resultsMetadata({ place, search: await props.searchParams })
}

/** The deals that the search by make ends on, under the answers that lead to them. Rule W-20. */
export default async function Page(props: Props) {
  const state = await answersOfPath(await segments(props))
  const place = wizardPlace(state)!
  return (
    <ResultsRoute
      place={place}
      search={await props.searchParams}
      requestedAddress={place.address}
      head={
        <WizardAnswers
          state={state}
          address={searchAddress}
          saveHref={`${summaryPath(state)}#save`}
        />
      }
    />
  )
}
