import type { Examples } from '../gallery/examples.ts'
import { ProgressSteps } from './progress-steps.tsx'

const steps = ['Your details', 'Code from your phone', 'Sent']

const at = (current: number) => (
  <ProgressSteps
    label={`Steps, number ${current + 1}`}
    doneLabel="Done:"
    steps={steps}
    current={current}
  />
)

export const progressStepsExamples: Examples = {
  'At the start': at(0),
  'Half way': at(1),
  'At the end': at(2),
  'All behind': at(3),
}
