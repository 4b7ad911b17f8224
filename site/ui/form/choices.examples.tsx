import type { Examples } from '../gallery/examples.ts'
import { Checkbox, ChoiceGroup, Radio } from './choices.tsx'

export const choicesExamples: Examples = {
  'Tick boxes': (
    <>
      <Checkbox id="example-box" label="Audi" count="214" />
      <Checkbox id="example-box-on" label="BMW" count="1,011" defaultChecked />
      <Checkbox id="example-box-off" label="Cupra" count="0" disabled />
      <Checkbox
        id="example-box-long"
        label="Send me offers by e-mail, not more than one a week. I can stop them at any time with the link at the foot of each."
      />
    </>
  ),
  'Radios in a column': (
    <ChoiceGroup id="example-term" legend="Contract length" hint="How long you keep the car">
      <Radio id="example-term-24" name="example-term" label="24 months" />
      <Radio id="example-term-36" name="example-term" label="36 months" defaultChecked />
      <Radio id="example-term-60" name="example-term" label="60 months" disabled />
    </ChoiceGroup>
  ),
  'Radios in a row, with an error': (
    <ChoiceGroup
      id="example-use"
      legend="How will you use the car?"
      hint="Business prices exclude VAT"
      error="Choose how you will use the car"
      errorPrefix="Error:"
      layout="row"
    >
      <Radio id="example-use-personal" name="example-use" label="Personal" />
      <Radio id="example-use-business" name="example-use" label="Business" />
    </ChoiceGroup>
  ),
}
