import type { Examples } from '../gallery/examples.ts'
import { SentenceSelect } from './sentence-select.tsx'

const options = [
  { value: '24', label: '24 months' },
  { value: '36', label: '36 months' },
  { value: '60', label: '60 months, no offer', isDisabled: true },
]

export const sentenceSelectExamples: Examples = {
  'In a sentence': (
    <p>
      A lease for <SentenceSelect label="Contract length" options={options} defaultValue="36" /> of
      this car.
    </p>
  ),
  'Only one answer': (
    <p>
      A lease for <SentenceSelect label="Contract length" options={options.slice(1, 2)} disabled />{' '}
      of this car.
    </p>
  ),
}
