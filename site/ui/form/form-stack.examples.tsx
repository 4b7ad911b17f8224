import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { ButtonRow, FormStack } from './form-stack.tsx'
import { TextField } from './text-field.tsx'

export const formStackExamples: Examples = {
  'Fields and the buttons that end them': (
    <FormStack>
      <TextField id="example-stack-name" label="Full name" />
      <TextField id="example-stack-phone" label="Phone" type="tel" />
      <ButtonRow>
        <Button>Text me the code</Button>
        <Button look="secondary">Change the number</Button>
      </ButtonRow>
    </FormStack>
  ),
}
