import { Button } from '../button/button.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Checkbox, ChoiceGroup, Radio } from '../form/choices.tsx'
import type { Examples } from '../gallery/examples.ts'
import { FilterPanel } from './filter-panel.tsx'

/** The panel with groups of every kind; `id` keeps its fields apart from those of another. */
export const filterPanel = (id: string) => (
  <FilterPanel
    id={id}
    title="Filters"
    openLabel="Filters (3)"
    closeLabel="Close the filters"
    submit={<Button isWide>See 214 deals</Button>}
  >
    <Disclosure summary="Make" isOpen>
      {['Audi', 'BMW', 'Cupra', 'Volkswagen'].map((make, index) => (
        <Checkbox
          key={make}
          id={`${id}-${make}`}
          label={make}
          count={String(111 * index)}
          defaultChecked={index === 1}
          disabled={index === 0}
        />
      ))}
    </Disclosure>
    <Disclosure summary="Contract length" isOpen>
      <ChoiceGroup id={`${id}-term`} legend="How long you keep the car">
        {['24 months', '36 months', '48 months'].map((term, index) => (
          <Radio
            key={term}
            id={`${id}-${index}`}
            name={`${id}-term`}
            label={term}
            defaultChecked={index === 1}
          />
        ))}
      </ChoiceGroup>
    </Disclosure>
    <Disclosure summary="Gearbox">
      <Checkbox id={`${id}-automatic`} label="Automatic" count="1,204" />
    </Disclosure>
  </FilterPanel>
)

export const filterPanelExamples: Examples = {
  'Three filters in force': filterPanel('example-panel'),
}
