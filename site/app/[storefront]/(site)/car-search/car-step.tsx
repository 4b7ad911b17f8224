import type { Metadata } from 'next'
import type { RouteName } from '#core/routes/route-table.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { searchAddress } from '#core/wizard/wizard-address.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { answersOfPath, type CarSegments, stateOfPath, withOnlyVariant } from './car-answers.ts'
import { questionOf, WizardPage, WizardStep } from '../wizard-step.tsx'

const t = messages.wizard

type Props = { params: Promise<CarSegments & { storefront: string }> }

/** What the title of each question is; the question itself may be the next one (W-66). */
const titles = {
  carSearch: () => t.make.title,
  carSearchMake: ({ manufacturer }: WizardState) =>
    fill(t.model.meta, { name: manufacturer!.name }),
  carSearchRange: ({ manufacturer, range }: WizardState) =>
    fill(t.variant.meta, { name: carName({ manufacturer: manufacturer!, range: range! }) }),
  carSearchModel: ({ carModel }: WizardState) =>
    fill(t.use.meta, { name: carModel!.aggregateName }),
} satisfies Partial<Record<RouteName, (state: WizardState) => string>>

/** The question of an address of the search by make, and what its title says. Rule R-31. */
export function carStep(name: keyof typeof titles) {
  const segments = async ({ params }: Props): Promise<CarSegments> => {
    const { manufacturer, range, model } = await params
    return {
      ...(manufacturer && { manufacturer }),
      ...(range && { range }),
      ...(model && { model }),
    }
  }
  return {
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const found = await stateOfPath(await segments(props))
      if (!found) return {}
      const state = await withOnlyVariant(found.state)
      return routeMetadata(name, {
        canonical: searchAddress(state),
        own: { title: titles[name](state), description: questionOf(state).lede },
        isListed: false,
      })
    },
    Page: async (props: Props) => {
      const state = await withOnlyVariant(await answersOfPath(await segments(props)))
      return (
        <WizardPage name={name}>
          <WizardStep state={state} address={searchAddress} />
        </WizardPage>
      )
    },
  }
}
