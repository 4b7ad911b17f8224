import type { Query } from '#core/calculators/read-figures.ts'
import { paths } from '#core/routes/paths.ts'
import { calculatorMetadata } from '../calculators/calculator-metadata.ts'
import { CarChangeCalculator } from './car-change-calculator.tsx'

type Props = { searchParams: Promise<Query> }

export const generateMetadata = async ({ searchParams }: Props) =>
  calculatorMetadata('carChangeCalculator', await searchParams)

/** Changing a car, at its own address. */
export default async function Page({ searchParams }: Props) {
  const place = { address: paths.carChangeCalculator, isEmbedded: false }
  return <CarChangeCalculator query={await searchParams} place={place} />
}
