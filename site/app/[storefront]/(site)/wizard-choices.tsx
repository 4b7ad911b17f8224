import { pageNumbers } from '#core/filters/address/list-pages.ts'
import { withSearch } from '#core/routes/paths.ts'
import { makeGroups } from '#core/wizard/make-groups.ts'
import type { WizardAddress } from '#core/wizard/wizard-address.ts'
import { wizard } from '#core/wizard/wizard.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { listedCarDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { ChoiceList } from '#site/components/wizard/choice-list.tsx'
import { UseChoiceList } from '#site/components/wizard/use-choice-list.tsx'
import { ChoiceGroup } from '#site/components/wizard/wizard-question.tsx'
import { manufacturers } from '#site/data/makes/server.ts'
import {
  activeCarModels,
  activeRanges,
  favouriteMakes,
  likedCars,
} from '#site/data/wizard/catalogue.ts'
import { budgetCounts, budgetModels, foundDeals } from '#site/data/wizard/found.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { Pagination } from '#site/ui/pagination/pagination.tsx'

export type ChoicesProps = { state: WizardState; address: WizardAddress }

/** Customer favourites and all makes. Rules W-18, W-64. */
export async function MakeChoices({ state, address }: ChoicesProps) {
  const t = messages.wizard.make
  const [{ data }, { slugs, areEnquired }] = await Promise.all([manufacturers(), favouriteMakes()])
  const { favourites, all } = makeGroups(data, slugs)
  const byId = new Map(data.map((make) => [make.id, make]))
  const choice = ({ id, slug, name }: (typeof all)[number]) => ({
    label: name,
    count: byId.get(id)!.derivatives,
    href: address(wizard(state, { kind: 'chooseManufacturer', manufacturer: { id, slug, name } })),
  })
  return (
    <>
      <ChoiceGroup title={t.favourites} lede={areEnquired ? t.areEnquired : t.areLargest}>
        <ChoiceList
          look="tiles"
          choices={favourites.map((make) => ({ ...choice(make), mark: byId.get(make.id)!.logo }))}
        />
      </ChoiceGroup>
      <ChoiceGroup title={t.all}>
        <ChoiceList choices={all.map(choice)} />
      </ChoiceGroup>
    </>
  )
}

/** The models of the chosen make. */
export async function ModelChoices({ state, address }: ChoicesProps) {
  const { slug, name } = state.manufacturer!
  const ranges = (await activeRanges(slug)) ?? []
  return ranges.length === 0 ? (
    <p>{fill(messages.wizard.model.none, { name })}</p>
  ) : (
    <ChoiceList
      choices={ranges.map(({ derivatives, ...range }) => ({
        label: range.name,
        count: derivatives,
        href: address(
          wizard(state, {
            kind: 'chooseRange',
            range: { id: range.id, slug: range.slug, name: range.name, manufacturerSlug: slug },
          }),
        ),
      }))}
    />
  )
}

/** The variants of the chosen model, drawn. */
export async function VariantChoices({ state, address }: ChoicesProps) {
  const models = await activeCarModels(state.manufacturer!.slug, state.range!.slug)
  return (
    <ChoiceList
      look="tiles"
      choices={models.map(({ carModel, derivatives, deal }) => ({
        label: carModel.aggregateName,
        count: derivatives,
        car: listedCarDrawing(deal),
        href: address(wizard(state, { kind: 'chooseCarModel', carModel })),
      }))}
    />
  )
}

/** Personal or business, each with what its list holds; within a budget that is any variant's. */
export async function UseChoices({ state, address }: ChoicesProps) {
  const choice = async (financeType: 'personal' | 'business') => {
    const next = wizard(state, { kind: 'chooseUse', financeType })
    const count =
      state.type === 'budget'
        ? (await budgetCounts(financeType)).find(({ value }) => value === state.budgetRange)!.count
        : (await foundDeals(next, 1)).total
    return { href: address(next), count }
  }
  const [personal, business] = await Promise.all([choice('personal'), choice('business')])
  return <UseChoiceList choices={{ personal, business }} />
}

/** The bands, counted for a use: the one chosen in the path, else a person's. Rule W-62. */
export async function BudgetChoices({
  state,
  address,
  financeType,
}: ChoicesProps & { financeType?: WizardState['financeType'] }) {
  const bands = await budgetCounts(financeType ?? 'personal')
  return (
    <ChoiceList
      choices={bands.map(({ value, label, count }) => {
        const chosen = wizard(state, { kind: 'chooseBudget', budgetRange: value })
        const next = financeType ? wizard(chosen, { kind: 'chooseUse', financeType }) : chosen
        return { label: label ?? messages.wizard.budget.any, count, href: address(next) }
      })}
    />
  )
}

/** The variants with deals in the budget, cheapest first, on pages of a bounded size. */
export async function BudgetModelChoices({
  state,
  address,
  page,
}: ChoicesProps & { page: number }) {
  const t = messages.wizard.models
  const { models, pages } = await budgetModels(state.budgetRange!, state.financeType, page)
  const here = address(state)
  const hrefOf = (number: number) => {
    const [path, search = ''] = here.split('?')
    const part = number > 1 ? `page=${number}` : ''
    return withSearch(path!, [search, part].filter(Boolean).join('&'))
  }
  return (
    <>
      <ChoiceList
        look="tiles"
        choices={models.map(({ carModel, derivatives, car }) => ({
          label: carModel.aggregateName,
          count: derivatives,
          car: listedCarDrawing(car),
          href: address(wizard(state, { kind: 'chooseCarModel', carModel })),
        }))}
      />
      {pages > 1 ? (
        <Pagination
          label={t.pages}
          steps={pageNumbers(page, pages).map((number) =>
            number === 'gap'
              ? 'gap'
              : { page: number, href: hrefOf(number), isCurrent: number === page },
          )}
          {...(page > 1 && { previous: { href: hrefOf(page - 1), label: t.previous } })}
          {...(page < pages && { next: { href: hrefOf(page + 1), label: t.next } })}
          pageLabel={(number) => fill(t.page, { page: number })}
        />
      ) : null}
    </>
  )
}

/** Cars that others look at, each leading to those like it. Rules W-08, W-63. */
export async function LikeChoices({ state, address }: ChoicesProps) {
  const cars = await likedCars()
  const choices = await Promise.all(
    cars.map(async (vehicle) => {
      const next = wizard(state, { kind: 'likeVehicle', vehicle })
      const counted = wizard(next, { kind: 'chooseUse', financeType: 'personal' })
      const { total } = await foundDeals(counted, 1)
      return { label: vehicle.name, count: total, href: address(next) }
    }),
  )
  const t = messages.wizard.like
  return choices.length === 0 ? null : (
    <ChoiceGroup title={t.title} lede={t.lede}>
      <ChoiceList choices={choices} />
    </ChoiceGroup>
  )
}
