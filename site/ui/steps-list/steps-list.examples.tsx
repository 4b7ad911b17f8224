import type { Examples } from '../gallery/examples.ts'
import { StepsList } from './steps-list.tsx'

const steps = [
  {
    title: 'Compare the whole cost',
    text: 'First payment, months and fees are in one total, so deals can be held side by side.',
  },
  { title: 'Send one enquiry', text: 'A code by text message confirms that it is you.' },
  { title: 'The provider calls', text: 'You owe nothing until you sign.' },
]

export const stepsListExamples: Examples = {
  Three: <StepsList steps={steps} />,
  Four: <StepsList steps={[...steps, { title: 'Drive', text: 'It comes to your door.' }]} />,
}
