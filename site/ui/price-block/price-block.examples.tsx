import type { Examples } from '../gallery/examples.ts'
import { PriceBlock, type PriceBlockProps, type SumRow } from './price-block.tsx'

export const price: Omit<PriceBlockProps, 'size'> = {
  monthly: '£289.47',
  monthlyUnit: 'a month inc. VAT',
  payments: '£1,736.82 first, then 35 payments',
  mileage: '8,000 miles a year',
  total: '£12,067.27',
  totalUnit: 'in total, fees included',
}

export const sum: SumRow[] = [
  { label: 'First payment, 6 months’ worth', amount: '£1,736.82' },
  { label: '35 payments of £289.47', amount: '£10,131.45' },
  { label: 'Processing fee', amount: '£199.00' },
  { label: 'Total', amount: '£12,067.27' },
]

export const priceBlockExamples: Examples = {
  Small: <PriceBlock size="small" {...price} sum={sum} />,
  Medium: <PriceBlock size="medium" {...price} sum={sum} />,
  Large: <PriceBlock size="large" {...price} sum={sum} />,
  'Without the sum': <PriceBlock size="medium" {...price} />,
  'Figures are equally wide': (
    <>
      <PriceBlock size="large" {...price} monthly="£1,111.11" />
      <PriceBlock size="large" {...price} monthly="£0,000.00" />
    </>
  ),
}
