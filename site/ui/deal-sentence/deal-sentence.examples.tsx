import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { SentenceSelect } from '../sentence-select/sentence-select.tsx'
import { DealSentence } from './deal-sentence.tsx'

const only = (label: string) => [{ value: label, label }]

export const sentence = (
  <>
    <SentenceSelect label="Type of lease" options={[...only('Personal'), ...only('Business')]} />{' '}
    lease for{' '}
    <SentenceSelect
      label="Contract length"
      options={[...only('36 months'), ...only('48 months')]}
    />
    , <SentenceSelect label="Miles a year" options={only('8,000 miles')} /> a year,{' '}
    <SentenceSelect label="First payment" options={only('6 months')} /> up front,{' '}
    <SentenceSelect label="Stock" options={only('factory order')} />.
  </>
)

export const dealSentenceExamples: Examples = {
  'As it stands': <DealSentence>{sentence}</DealSentence>,
  'Without script': (
    <DealSentence
      fallback={
        <Button type="submit" look="secondary">
          Show this deal
        </Button>
      }
    >
      {sentence}
    </DealSentence>
  ),
}
