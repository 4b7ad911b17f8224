import type { Examples } from '../gallery/examples.ts'
import { ExampleRow } from '../gallery/example-row.tsx'
import { SaveButton } from './shortlist-button.tsx'

const saved = {
  deal: '7-1234567-p36-8000-9-fn',
  label: 'Shortlist Vauxhall Corsa 1.2 Turbo 100 GS',
}

export const shortlistExamples: Examples = {
  'Not saved': (
    <ExampleRow>
      <SaveButton {...saved} word="Shortlist" />
    </ExampleRow>
  ),
}
