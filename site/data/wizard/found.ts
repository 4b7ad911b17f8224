import 'server-only'
import { calls } from '#core/contract/calls.ts'
import { dealPageFromWire, type WireDealPage } from '#core/contract/json/deal-from-wire.ts'
import { filtersToQuery } from '#core/filters/address/filters-to-query.ts'
import { defaultFilters, profileDefaults } from '#core/filters/filter-values.ts'
import type { DealPage } from '#core/offer/deal.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { wizardSearch } from '#core/wizard/wizard-search.ts'
import type { WizardBudget, WizardState } from '#core/wizard/wizard-state.ts'
import { cachedFilterOptions } from '../deals/server.ts'
import { cachedLeasing } from '../leasing/server.ts'
import { wizardCarModel } from './catalogue.ts'

/** The first deals that the answers lead to, and how many there are; none before the last answer. */
export async function foundDeals(
  state: WizardState,
  rows: number,
): Promise<Pick<DealPage, 'deals' | 'total'>> {
  const search = wizardSearch(state)
  if (!search) return { deals: [], total: 0 }
  const { carModel } = state
  const wire: WireDealPage = carModel
    ? await cachedLeasing(calls.listRangeDerivatives, {
        params: { manufacturer: carModel.manufacturerSlug, range: carModel.rangeSlug },
        query: filtersToQuery(search.filters, { rows, carModels: [carModel.slug] }),
      })
    : await cachedLeasing(calls.listDerivatives, {
        query: filtersToQuery(search.filters, { rows }),
      })
  return dealPageFromWire(wire)
}

/** Each budget with how many deals it leaves, the bands from the lowest and then any. */
export async function budgetCounts(
  financeType: FinanceType,
): Promise<{ value: WizardBudget; label: string | null; count: number }[]> {
  const { budgets, total } = await cachedFilterOptions(defaultFilters(financeType))
  return [
    ...budgetRanges.map(({ value, label }) => ({
      value,
      label,
      count: budgets.find((option) => option.value === value)?.count ?? 0,
    })),
    { value: 'any', label: null, count: total },
  ]
}

/** How many variants stand on a page. */
const modelRows = 40

/**
 * A page of the variants with deals in a budget on the terms that lists open with, the cheapest
 * first. Rule C-74.
 */
export async function budgetModels(budget: WizardBudget, financeType: FinanceType, page: number) {
  const { data, total } = await cachedLeasing(calls.listBudgetCarModels, {
    query: {
      ...(budget !== 'any' && { budgetRanges: [budget] }),
      financeType,
      ...profileDefaults(financeType),
      page,
      rows: modelRows,
    },
  })
  return {
    models: data.map(({ derivatives, deal }) => ({
      carModel: wizardCarModel(deal),
      derivatives,
      car: deal,
    })),
    pages: Math.ceil(total / modelRows),
  }
}
