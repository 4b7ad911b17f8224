import type { Examples } from '../gallery/examples.ts'
import { StackedBar, type BarPart } from './stacked-bar.tsx'

const first: BarPart = {
  kind: 'first',
  label: 'First payment',
  amount: '£1,736.82',
  value: 1736.82,
}
const monthly: BarPart = {
  kind: 'monthly',
  label: '35 payments',
  amount: '£10,131.45',
  value: 10131.45,
  payments: 35,
}
const fee: BarPart = { kind: 'fee', label: 'Processing fee', amount: '£199.00', value: 199 }

export const bar = (
  <StackedBar
    label="First payment £1,736.82, 35 payments £10,131.45, processing fee £199.00"
    parts={[first, monthly, fee]}
  />
)

export const stackedBarExamples: Examples = {
  'Payments and a fee': bar,
  'Credit, with a payment that is optional': (
    <StackedBar
      label="Deposit £2,000, 35 monthly payments £12,085.15, optional final payment £8,000, option-to-purchase fee £10"
      parts={[
        { kind: 'first', label: 'Deposit', amount: '£2,000', value: 2000 },
        {
          kind: 'monthly',
          label: '35 monthly payments',
          amount: '£12,085.15',
          value: 12085.15,
          payments: 35,
        },
        { kind: 'final', label: 'Optional final payment', amount: '£8,000', value: 8000 },
        { kind: 'fee', label: 'Option-to-purchase fee', amount: '£10', value: 10 },
      ]}
    />
  ),
  'No fee': (
    <StackedBar label="First payment £1,736.82, 35 payments £10,131.45" parts={[first, monthly]} />
  ),
  'A short lease with much up front': (
    <StackedBar
      label="First payment £4,800.00, 11 payments £4,400.00, processing fee £199.00"
      parts={[
        { ...first, amount: '£4,800.00', value: 4800 },
        { ...monthly, label: '11 payments', amount: '£4,400.00', value: 4400, payments: 11 },
        fee,
      ]}
    />
  ),
}
