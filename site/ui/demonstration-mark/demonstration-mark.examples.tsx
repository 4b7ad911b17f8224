import type { Examples } from '../gallery/examples.ts'
import { DemonstrationMark } from './demonstration-mark.tsx'

export const demonstrationMarkExamples: Examples = {
  'After a sentence': (
    <p>
      The firm’s number with the regulator is 000000. <DemonstrationMark label="Demonstration" />
    </p>
  ),
}
