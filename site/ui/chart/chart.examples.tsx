import type { Examples } from '../gallery/examples.ts'
import { Chart } from './chart.tsx'

export const chartExamples: Examples = {
  'Bars of one part': (
    <Chart
      title="What a mile costs"
      note="At illustrative prices."
      parts={['Cost of a mile']}
      bars={[
        { key: 'home', label: 'Home, overnight', values: [2.3], shown: ['2.3p'] },
        { key: 'rapid', label: 'Public, rapid', values: [21.7], shown: ['21.7p'] },
      ]}
    />
  ),
  'Bars of two parts': (
    <Chart
      title="The same lease, paid two ways"
      parts={['First payment', 'Later payments']}
      bars={[
        { key: '1', label: '1 month', values: [350, 12250], shown: ['£350', '£12,250'] },
        { key: '12', label: '12 months', values: [3217, 9383], shown: ['£3,217', '£9,383'] },
      ]}
    />
  ),
}
