import { Button } from '../button/button.tsx'
import { SelectField } from '../form/select-field.tsx'
import type { Examples } from '../gallery/examples.ts'
import { HeroSearch } from './hero-search.tsx'

const any = (label: string) => [{ value: '', label }]

export const heroSearchExamples: Examples = {
  'With four cars on the road': (
    <HeroSearch
      title="What a car will really cost you"
      lede="Every price here has its first payment, its fees and its total beside it."
      form={{ action: '/compare-car-leasing', method: 'get' }}
      fields={
        <>
          <SelectField id="example-hero-make" label="Make" options={any('Any make')} />
          <SelectField id="example-hero-fuel" label="Fuel" options={any('Any fuel')} />
          <SelectField
            id="example-hero-budget"
            label="Monthly budget"
            options={any('Any budget')}
          />
        </>
      }
      submit={<Button type="submit">See 1,214 deals</Button>}
      note="Prices were last checked today."
      cars={[
        {
          bodyType: 'van',
          paint: 'lagoon',
          wheel: 5,
          isElectric: false,
          alt: 'Vans',
          href: '/van-leasing',
        },
        {
          bodyType: 'convertible',
          paint: 'poppy',
          wheel: 1,
          isElectric: false,
          alt: 'Convertibles',
          href: '/body-type/convertible',
        },
        {
          bodyType: 'estate',
          paint: 'harbour',
          wheel: 2,
          isElectric: false,
          alt: 'Estates',
          href: '/body-type/estate',
        },
        {
          bodyType: 'hatchback',
          paint: 'mustard',
          wheel: 3,
          isElectric: true,
          alt: 'Electric cars',
          href: '/car-leasing/electric-cars',
        },
      ]}
    />
  ),
}
