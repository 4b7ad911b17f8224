import type { Examples } from '../gallery/examples.ts'
import { FactRow, FactTable, type Fact } from './facts.tsx'

export const carFacts: Fact[] = [
  { label: 'Fuel', value: 'Petrol' },
  { label: 'Gearbox', value: 'Manual' },
  { label: 'Combined', value: '53.3 mpg' },
  { label: 'Power', value: '100 bhp' },
]

export const factsExamples: Examples = {
  Table: <FactTable facts={carFacts} />,
  'Table with long words': (
    <FactTable
      facts={[
        ...carFacts,
        {
          label: 'Benefit in kind, for company car drivers, in the present tax year',
          value: '£1,111.11 at 20%, £2,222.22 at 40%',
        },
      ]}
    />
  ),
  'Row of three': <FactRow facts={['Plug-in hybrid', 'Automatic', '57 miles electric']} />,
  'Row of two': <FactRow facts={['Electric', '348 miles']} />,
}
