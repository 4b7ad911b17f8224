import type { Examples } from '../gallery/examples.ts'
import { Checkbox } from './choices.tsx'
import { FormStack } from './form-stack.tsx'
import { SearchField } from './search-field.tsx'

export const searchFieldExamples: Examples = {
  'Above what it searches': (
    <FormStack>
      <SearchField label="Find a make" />
      <Checkbox id="example-search-audi" name="make" value="audi" label="Audi" />
    </FormStack>
  ),
}
