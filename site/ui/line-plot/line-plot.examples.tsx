import type { Examples } from '../gallery/examples.ts'
import { LinePlot } from './line-plot.tsx'

const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`

export const linePlotExamples: Examples = {
  'Two lines that cross': (
    <LinePlot
      label="The car is worth £14,000 today and £11,000 in a year; £15,000 and £9,000 settle it."
      lines={[
        { name: 'What the car is worth', values: [14_000, 13_200, 12_500, 11_700, 11_000] },
        { name: 'What settles the finance', values: [15_000, 13_600, 12_100, 10_500, 9_000] },
      ]}
      point={{ at: 2, value: 12_300, label: 'May 2027' }}
      along={[
        { at: 0, label: 'Nov 2026' },
        { at: 4, label: 'Nov 2027' },
      ]}
      written={pounds}
    />
  ),
  'A day without a value': (
    <LinePlot
      label="2.4 s on the first day and 1.9 s on the fourth; the third was not measured."
      lines={[{ name: 'Largest paint', values: [2400, 2600, null, 1900] }]}
      point={null}
      along={[
        { at: 0, label: '1 Nov' },
        { at: 3, label: '4 Nov' },
      ]}
      written={(value) => `${value / 1000} s`}
    />
  ),
  'Costs that add up': (
    <LinePlot
      label="After three years £4,410 on petrol and £2,040 on electricity."
      lines={[
        { name: 'Electric', values: [0, 640, 1290, 2040] },
        { name: 'Petrol', values: [0, 1470, 2940, 4410] },
      ]}
      point={null}
      along={[0, 1, 2, 3].map((at) => ({ at, label: at === 0 ? 'Now' : `Year ${at}` }))}
      written={pounds}
    />
  ),
}
