import type { Examples } from '../gallery/examples.ts'
import { TextField } from '../form/text-field.tsx'
import { DialogOnRequest } from './dialog-on-request.tsx'

export const dialogExamples: Examples = {
  'A few words': (
    <DialogOnRequest title="About these prices">
      <p>Prices include VAT and the processing fee. They were last checked today.</p>
    </DialogOnRequest>
  ),
  'More than fits the screen': (
    <DialogOnRequest title="What every word on this page means, from A to Z">
      <TextField id="example-dialog-word" label="Find a word" />
      {Array.from({ length: 12 }, (_, index) => (
        <p key={index}>
          Excess mileage is what you pay for each mile above the yearly limit when the car goes
          back. It is agreed at the start and stands in the contract.
        </p>
      ))}
    </DialogOnRequest>
  ),
}
