import type { Query } from '#core/calculators/read-figures.ts'
import { paths } from '#core/routes/paths.ts'
import { calculatorMetadata } from '../calculators/calculator-metadata.ts'
import { ElectricCalculator } from './electric-calculator.tsx'

type Props = { searchParams: Promise<Query> }

export const generateMetadata = async ({ searchParams }: Props) =>
  calculatorMetadata('electricVsPetrol', await searchParams)

/** Electric against petrol, at its own address. */
export default async function Page({ searchParams }: Props) {
  const place = { address: paths.electricVsPetrol, isEmbedded: false }
  return <ElectricCalculator query={await searchParams} place={place} />
}
