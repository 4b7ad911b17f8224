import type { Examples } from '../gallery/examples.ts'
import { FormStack } from './form-stack.tsx'
import { TextArea } from './text-area.tsx'
import { CodeField, TextField } from './text-field.tsx'

const wrong = { error: 'Enter an e-mail address like name@example.com', errorPrefix: 'Error:' }

export const textFieldExamples: Examples = {
  'Empty, filled, and not to be changed': (
    <FormStack>
      <TextField id="example-text" label="Full name" autoComplete="off" />
      <TextField id="example-text-filled" label="Full name" defaultValue="Sam Lark" />
      <TextField id="example-text-disabled" label="Full name" defaultValue="Sam Lark" disabled />
    </FormStack>
  ),
  'With a hint': (
    <TextField
      id="example-text-hint"
      label="Phone"
      type="tel"
      hint="We text you a code to check it"
    />
  ),
  'With an error': (
    <TextField id="example-text-error" label="E-mail" type="email" defaultValue="sam@" {...wrong} />
  ),
  'With a hint and an error': (
    <TextField id="example-text-both" label="E-mail" hint="For the written quote" {...wrong} />
  ),
  'More than one line': (
    <TextArea
      id="example-area"
      label="Message (optional)"
      hint="A business: say your company’s name"
      rows={3}
    />
  ),
  'Code from a text message': (
    <FormStack>
      <CodeField id="example-code" label="Code" hint="Six digits, sent to 07700 900123" />
      <CodeField
        id="example-code-error"
        label="Code"
        defaultValue="111000"
        error="Enter the six digits from the text message"
        errorPrefix="Error:"
      />
    </FormStack>
  ),
}
