import { getTranslations } from 'next-intl/server'
import { budgetOptions } from '#core/filters/options/budget-options.ts'
import type { FilterOption, FilterOptions } from '#core/filters/options/filter-options.ts'
import { paths } from '#core/routes/paths.ts'
import { bodyTypePath } from '#core/routes/subject-paths.ts'
import { bodyTypeLabels } from '#core/vehicle/body-type.ts'
import { SearchForm } from '#site/components/shared/search/search-form.tsx'
import { messages } from '#site/messages/en.ts'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { HeroSearch, type HeroSearchProps } from '#site/ui/hero-search/hero-search.tsx'
import { SearchCount } from './search-count.tsx'

export type HomeSearchProps = {
  headline: string
  intro: string
  note: string
  options: Pick<FilterOptions, 'manufacturers' | 'fuelTypes' | 'transmissions'>
}

const formId = 'search'

/** Four drawn cars, each leading to its kind: a van, a family's, a firm's and one that is plugged in. */
const street: HeroSearchProps['cars'] = [
  {
    bodyType: 'van',
    paint: 'chalk',
    wheel: 1,
    isElectric: false,
    alt: bodyTypeLabels.van.many,
    href: bodyTypePath('van'),
  },
  {
    bodyType: 'suv',
    paint: 'lagoon',
    wheel: 3,
    isElectric: false,
    alt: bodyTypeLabels.suv.many,
    href: bodyTypePath('suv'),
  },
  {
    bodyType: 'estate',
    paint: 'brick',
    wheel: 4,
    isElectric: false,
    alt: bodyTypeLabels.estate.many,
    href: bodyTypePath('estate'),
  },
  {
    bodyType: 'hatchback',
    paint: 'mustard',
    wheel: 2,
    isElectric: true,
    alt: messages.home.electricCars,
    href: paths.electricCars(),
  },
]

/** The first thing on the home page: what this is, and a search that is a plain form. */
export async function HomeSearch({ headline, intro, note, options }: HomeSearchProps) {
  const t = await getTranslations('home.form')
  const fields = [
    { name: 'manufacturers', label: t('make'), any: t('anyMake'), options: options.manufacturers },
    { name: 'fuelTypes', label: t('fuel'), any: t('anyFuel'), options: options.fuelTypes },
    {
      name: 'transmissions',
      label: t('gearbox'),
      any: t('anyGearbox'),
      options: options.transmissions,
    },
    {
      name: 'budgetTo',
      label: t('budget'),
      any: t('anyBudget'),
      options: budgetOptions({ budgetFrom: null, budgetTo: null }).to.map((pounds) => ({
        value: String(pounds),
        label: t('budgetOption', { pounds: String(pounds) }),
        count: 1,
      })),
    },
  ]
  return (
    <HeroSearch
      title={headline}
      lede={intro}
      note={note}
      search={<SearchForm id="home-search" size="large" />}
      form={{ id: formId, action: paths.compare(), method: 'get' }}
      fields={fields.map((field) => (
        <SelectField
          key={field.name}
          id={`search-${field.name}`}
          name={field.name}
          label={field.label}
          options={[{ value: '', label: field.any }, ...withCars(field.options)]}
        />
      ))}
      submit={<SearchCount formId={formId} texts={messages.home.search} />}
      cars={street}
    />
  )
}

function withCars(options: readonly FilterOption[]): { value: string; label: string }[] {
  return options.filter(({ count }) => count > 0).map(({ value, label }) => ({ value, label }))
}
