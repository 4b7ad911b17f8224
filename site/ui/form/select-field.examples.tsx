import type { Examples } from '../gallery/examples.ts'
import { FormStack } from './form-stack.tsx'
import { SelectField } from './select-field.tsx'

const options = [
  { value: '', label: 'Any make' },
  { value: 'audi', label: 'Audi' },
  { value: 'bmw', label: 'BMW, no deals', isDisabled: true },
]

export const selectFieldExamples: Examples = {
  'Unchosen, chosen, and not to be changed': (
    <FormStack>
      <SelectField id="example-select" label="Make" options={options} />
      <SelectField id="example-select-chosen" label="Make" options={options} defaultValue="audi" />
      <SelectField id="example-select-disabled" label="Range" options={options} disabled />
    </FormStack>
  ),
  'With a hint and an error': (
    <SelectField
      id="example-select-error"
      label="Make"
      options={options}
      hint="You can change it later"
      error="Choose a make"
      errorPrefix="Error:"
    />
  ),
}
