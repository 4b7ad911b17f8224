import type { Examples } from '../gallery/examples.ts'
import { MileagePlot } from './mileage-plot.tsx'

const ends = { from: '8,000 miles a year', to: '10,000 miles' }

export const mileagePlotExamples: Examples = {
  'Agreeing pays half-way': (
    <MileagePlot
      {...ends}
      label="At 10,000 miles a year £432 at the end, or £205 more over the contract"
      bill={432}
      agreed={205}
      billName="Pay at the end: £432"
      agreedName="Agree on 10,000 miles: £205"
      breakEven={{ at: 0.47, label: 'same at 8,950' }}
    />
  ),
  'Paying at the end costs less': (
    <MileagePlot
      {...ends}
      label="At 10,000 miles a year £180 at the end, or £320 more over the contract"
      bill={180}
      agreed={320}
      billName="Pay at the end: £180"
      agreedName="Agree on 10,000 miles: £320"
      breakEven={null}
    />
  ),
}
