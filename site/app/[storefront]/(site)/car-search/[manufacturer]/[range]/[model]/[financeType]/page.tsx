import type { Metadata } from 'next'
import { audienceOf } from '#core/content/banners-shown.ts'
import { findMyDealAddress, resultsAddress, searchAddress } from '#core/wizard/wizard-address.ts'
import { wizardSearch } from '#core/wizard/wizard-search.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { financeWords } from '#site/components/wizard/wizard-words.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import {
  answersOfPath,
  type CarSegments,
  stateOfPath,
  summaryPath,
} from '#site/app/[storefront]/(site)/car-search/car-answers.ts'
import { WizardPage } from '#site/app/[storefront]/(site)/wizard-step.tsx'
import { WizardSummary } from '#site/app/[storefront]/(site)/wizard-summary.tsx'

type Props = { params: Promise<Required<CarSegments> & { storefront: string }> }

export const generateStaticParams = () => []

const segments = async ({ params }: Props): Promise<CarSegments> => {
  const { manufacturer, range, model, financeType } = await params
  return { manufacturer, range, model, financeType }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await stateOfPath(await segments(props))
  if (!found) return {}
  const { state } = found
  const title = fill(messages.wizard.end.title, {
    name: state.carModel!.aggregateName,
    finance: financeWords(state.financeType),
  })
  return routeMetadata('carSearchFinance', {
    canonical: summaryPath(state),
    own: { title, description: messages.wizard.make.lede },
    isListed: false,
  })
}

/** All answers of the search by make, what they lead to, and a form to save them. Rule W-16. */
export default async function Page(props: Props) {
  const state = await answersOfPath(await segments(props))
  const { financeType } = state
  return (
    <WizardPage
      name="carSearchFinance"
      audience={audienceOf(financeType)}
      about={{ financeType, fuelType: undefined }}
    >
      <WizardSummary
        state={state}
        address={searchAddress}
        listHref={resultsAddress(wizardSearch(state)!)}
        preferences={{ href: findMyDealAddress(state) }}
      />
    </WizardPage>
  )
}
