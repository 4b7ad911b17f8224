import type { Examples } from '../gallery/examples.ts'
import { Disclosure, QuestionList } from './disclosure.tsx'

export const disclosureExamples: Examples = {
  Closed: (
    <Disclosure summary="Monthly budget">
      <p>From £150 to £350 a month.</p>
    </Disclosure>
  ),
  Open: (
    <Disclosure summary="Contract length" isOpen>
      <p>24, 36 or 48 months.</p>
    </Disclosure>
  ),
  'Two that close each other': (
    <>
      <Disclosure summary="Personal" group="example-use" isOpen>
        <p>Prices include VAT.</p>
      </Disclosure>
      <Disclosure summary="Business" group="example-use">
        <p>Prices exclude VAT.</p>
      </Disclosure>
    </>
  ),
  'Questions and answers': (
    <QuestionList
      questions={[
        {
          question: 'Does asking affect my credit score?',
          answer: <p>No. A provider checks your credit only when you decide to go ahead.</p>,
        },
        {
          question: 'What happens when I drive further than agreed, and how is it counted?',
          answer: <p>You pay for each mile above the limit when the car goes back.</p>,
        },
      ]}
    />
  ),
}
