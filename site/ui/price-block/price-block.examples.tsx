import type { Examples } from '../gallery/examples.ts'
import { CreditExample } from './credit-example.tsx'
import type { CreditPrice, HirePrice, SumRow } from './price.ts'
import { PriceBlock } from './price-block.tsx'

export const price: HirePrice = {
  kind: 'hire',
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

export const pcpPrice: CreditPrice = {
  kind: 'credit',
  monthly: '£345.29',
  monthlyUnit: 'a month inc. VAT',
  apr: '6.9%',
  aprUnit: 'APR representative',
  terms: '35 payments over 36 months, 8,000 miles a year',
  example: {
    title: 'Representative example',
    figures: {
      cashPrice: { label: 'Cash price', amount: '£20,000' },
      deposit: { label: 'Your deposit', amount: '£2,000' },
      contribution: { label: 'Deposit contribution', amount: '£500' },
      credit: { label: 'Amount of credit', amount: '£17,500' },
      payments: { label: '35 monthly payments of', amount: '£345.29' },
      finalPayment: { label: 'Optional final payment', amount: '£8,000' },
      fee: { label: 'Option-to-purchase fee', amount: '£10' },
      total: { label: 'Total payable if you buy it', amount: '£22,095.15' },
      cost: { label: 'Cost of the credit', amount: '£2,595.15' },
      duration: { label: 'Length of agreement', amount: '36 months' },
      apr: { label: 'Representative APR', amount: '6.9%' },
      interest: { label: 'Fixed rate of interest', amount: '6.9% a year' },
      mileage: { label: 'Miles a year', amount: '8,000 miles' },
      excess: { label: 'Each mile beyond them', amount: '9.8p' },
    },
  },
}

export const priceBlockExamples: Examples = {
  Small: <PriceBlock size="small" {...price} sum={sum} />,
  Medium: <PriceBlock size="medium" {...price} sum={sum} />,
  Large: <PriceBlock size="large" {...price} sum={sum} />,
  'Without the sum': <PriceBlock size="medium" {...price} />,
  'Credit, small': <PriceBlock size="small" {...pcpPrice} />,
  'Credit in full, large': <PriceBlock size="large" {...pcpPrice} inFull="here" />,
  'Credit whose figures do not agree': (
    <PriceBlock
      size="medium"
      kind="withheld"
      words="The figures of this PCP do not agree with one another. Ask the provider for a written quotation before you decide."
    />
  ),
  'The example of a list': (
    <CreditExample
      {...pcpPrice.example}
      headingLevel={2}
      about="Vauxhall Corsa 1.2 Turbo 100 GS from Harbour Fleet, the first deal on this page."
    >
      <p>PCP is credit secured on the car, not hire.</p>
    </CreditExample>
  ),
  'Figures are equally wide': (
    <>
      <PriceBlock size="large" {...price} monthly="£1,111.11" />
      <PriceBlock size="large" {...price} monthly="£0,000.00" />
    </>
  ),
}
