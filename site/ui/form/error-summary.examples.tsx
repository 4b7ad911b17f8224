import type { Examples } from '../gallery/examples.ts'
import { ErrorSummary } from './error-summary.tsx'

const email = {
  fieldId: 'example-text-error',
  message: 'Enter an e-mail address like name@example.com',
}

// Inert, or the summaries would take the focus of the whole gallery when it opens.
export const errorSummaryExamples: Examples = {
  'One error': (
    <div inert>
      <ErrorSummary attempt={1} title="There is a problem" errors={[email]} />
    </div>
  ),
  'Two errors': (
    <div inert>
      <ErrorSummary
        attempt={1}
        title="There is a problem"
        errors={[email, { fieldId: 'example-use', message: 'Choose how you will use the car' }]}
      />
    </div>
  ),
}
