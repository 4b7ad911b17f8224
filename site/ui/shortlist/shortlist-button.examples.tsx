import type { Examples } from '../gallery/examples.ts'
import { ExampleRow } from '../gallery/example-row.tsx'
import { CompareButton, SaveButton } from './shortlist-button.tsx'

const about = 'Vauxhall Corsa 1.2 Turbo 100 GS'

export const shortlistExamples: Examples = {
  Off: (
    <ExampleRow>
      <SaveButton isOn={false} word="Save" about={about} />
      <CompareButton isOn={false} word="Compare" about={about} />
    </ExampleRow>
  ),
  On: (
    <ExampleRow>
      <SaveButton isOn word="Saved" about={about} />
      <CompareButton isOn word="Comparing" about={about} />
    </ExampleRow>
  ),
  'No room for another': (
    <ExampleRow>
      <CompareButton isOn={false} word="Compare" about={about} disabled />
    </ExampleRow>
  ),
}
