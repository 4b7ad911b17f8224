import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Query } from '#core/calculators/read-figures.ts'
import { embeddedPaths } from '#core/routes/embedded-paths.ts'
import { paths } from '#core/routes/paths.ts'
import { type Calculator, calculators } from '#core/routes/route-params.ts'
import { CarChangeCalculator } from '#site/app/[storefront]/(site)/car-change-calculator/car-change-calculator.tsx'
import { ElectricCalculator } from '#site/app/[storefront]/(site)/electric-vs-petrol-calculator/electric-calculator.tsx'
import { routeMetadata } from '#site/app/route-metadata.ts'
import { messages } from '#site/messages/en.ts'

type Props = { params: Promise<{ calculator: string }>; searchParams: Promise<Query> }

/** The calculators of partners, each with its page of ours. Rule R-44. */
const shown = {
  'electric-vs-petrol': { route: 'electricVsPetrol', View: ElectricCalculator },
  'car-change': { route: 'carChangeCalculator', View: CarChangeCalculator },
} as const satisfies Record<Calculator, object>

const nameIn = async ({ params }: Props): Promise<Calculator> => {
  const { calculator } = await params
  return calculators.find((name) => name === calculator) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { route } = shown[await nameIn(props)]
  return routeMetadata('embeddedCalculator', {
    canonical: paths[route](),
    own: { title: messages.calculators.pages[route].title },
    isListed: false,
  })
}

/** A calculator in a partner's frame: its answer at an address of its own, within the frame. */
export default async function Page(props: Props) {
  const name = await nameIn(props)
  const { View } = shown[name]
  const address = (search?: string) => embeddedPaths.embeddedCalculator(name, search)
  return <View query={await props.searchParams} place={{ address, isEmbedded: true }} />
}
