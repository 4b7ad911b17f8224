import type { Examples } from '../gallery/examples.ts'
import { Chip, ChipRow, ChoiceChip } from './chip.tsx'

const href = '/compare-car-leasing'

export const chipExamples: Examples = {
  'One filter': <Chip label="Electric" href={href} removeLabel="Remove Electric" />,
  'A row that wraps': (
    <ChipRow label="Filters in force">
      {['BMW', 'Volkswagen', 'Plug-in hybrid', '36 months', '£250 to £350 a month', 'In stock'].map(
        (label) => (
          <Chip key={label} label={label} href={href} removeLabel={`Remove ${label}`} />
        ),
      )}
    </ChipRow>
  ),
  'Usual choices, one of them chosen': (
    <ChipRow label="Usual budgets">
      {['£200', '£300', '£400'].map((label) => (
        <ChoiceChip key={label} label={label} href={href} isChosen={label === '£300'} />
      ))}
    </ChipRow>
  ),
}
