import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { withSearch } from '#core/routes/paths.ts'
import {
  findMyDealAddress,
  wizardNames,
  type WizardAddress,
  type WizardNames,
} from '#core/wizard/wizard-address.ts'
import { wizardOf } from '#core/wizard/wizard-answers.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { answersOf, answersOfForm, customerForm } from '#site/data/wizard/answers.ts'

export type ReadWizard = {
  state: WizardState
  names: WizardNames
  /** Of the stored search whose person this is. */
  hash: string | undefined
  /** The query names a stored search that is not there any more. */
  isExpired: boolean
  /** Addresses on this page, the stored search going along with them. */
  address: WizardAddress
}

/**
 * The wizard of a query: the answers it names, before those of a stored search, whose person stays
 * with any answers. Rules.
 */
export async function readWizard(search: SearchRecord): Promise<ReadWizard> {
  const named = wizardNames(search)
  const hash = typeof search.hash === 'string' ? search.hash : undefined
  const form = hash === undefined ? null : await customerForm(hash)
  const stored = form && (await answersOfForm(form))
  const state =
    Object.keys(named).length > 0 || !stored
      ? wizardOf({ ...(await answersOf(named)), userData: stored?.userData })
      : wizardOf(stored)
  const known = form ? hash : undefined
  return {
    state,
    names: wizardNames(Object.fromEntries(new URLSearchParams(queryOf(findMyDealAddress(state))))),
    hash: known,
    isExpired: hash !== undefined && !form,
    address: (next) => withHash(findMyDealAddress(next), known),
  }
}

const queryOf = (address: string) => address.split('?')[1] ?? ''

function withHash(address: string, hash: string | undefined): string {
  if (hash === undefined) return address
  return withSearch(
    address.split('?')[0]!,
    [queryOf(address), `hash=${hash}`].filter(Boolean).join('&'),
  )
}
