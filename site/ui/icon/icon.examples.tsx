import type { Examples } from '../gallery/examples.ts'
import { ExampleRow } from '../gallery/example-row.tsx'
import { Icon, iconNames } from './icon.tsx'

export const iconExamples: Examples = {
  'Every icon': (
    <ExampleRow>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </ExampleRow>
  ),
  'In three sizes': (
    <ExampleRow>
      <Icon name="heart" size={14} />
      <Icon name="heart" />
      <Icon name="heart" size={40} />
    </ExampleRow>
  ),
}
