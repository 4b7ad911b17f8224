import type { Examples } from '../gallery/examples.ts'
import { Comparison } from './comparison.tsx'

const labels = { goodForLabel: 'Good for', lessGoodForLabel: 'Less good for' }

const lease = {
  key: 'lease',
  name: 'Lease',
  summary: 'You rent the car and hand it back.',
  goodFor: ['A new car every few years', 'A fixed monthly price'],
  lessGoodFor: ['Owning the car in the end'],
}

const pcp = {
  key: 'pcp',
  name: 'PCP',
  summary: 'A loan with a large optional payment at the end, after which the car is yours.',
  goodFor: ['Keeping the choice until the end'],
  lessGoodFor: ['The lowest cost in all', 'People who surely hand the car back'],
}

const loan = { ...pcp, key: 'loan', name: 'Bank loan', lessGoodFor: [] }

export const comparisonExamples: Examples = {
  'Two ways': <Comparison title="Lease or PCP" {...labels} options={[lease, pcp]} />,
  'Three ways, one without drawbacks': (
    <Comparison title="Ways to a new car" {...labels} options={[lease, pcp, loan]} />
  ),
}
