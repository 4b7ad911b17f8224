import { notFound, redirect } from 'next/navigation'
import { isFinanceType } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import { searchAddress } from '#core/wizard/wizard-address.ts'
import { wizardOf } from '#core/wizard/wizard-answers.ts'
import { wizard } from '#core/wizard/wizard.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { activeCarModels } from '#site/data/wizard/catalogue.ts'
import { answersOf } from '#site/data/wizard/answers.ts'

/** The segments of an address of the search by make, as they came: each by slug or number. */
export type CarSegments = {
  manufacturer?: string
  range?: string
  model?: string
  financeType?: string
}

/**
 * The wizard as far as the path answers it, and the path by slugs; null for a make, model, variant or
 * finance type that does not exist. Rules.
 */
export async function stateOfPath(
  path: CarSegments,
): Promise<{ state: WizardState; slugs: string[]; given: string[] } | null> {
  const { manufacturer: make, range, model, financeType } = path
  const given = [make, range, model, financeType].filter((segment) => segment !== undefined)
  const answers = await answersOf({
    ...(make && { make }),
    ...(range && { range }),
    ...(model && { model }),
    ...(financeType && { use: financeType }),
  })
  const found = [answers.manufacturer, answers.range, answers.carModel].map((each) => each?.slug)
  const slugs = [...found.filter((slug) => slug !== undefined), ...given.slice(3)]
  if (slugs.length < given.length || (financeType && !isFinanceType(financeType))) return null
  return { state: wizardOf(answers), slugs, given }
}

/** The same for a page: a 404 where nothing exists, numbers sent on to slugs. Rule R-31. */
export async function answersOfPath(path: CarSegments): Promise<WizardState> {
  const found = await stateOfPath(path)
  if (!found) notFound()
  const { state, slugs, given } = found
  if (slugs.some((slug, at) => slug !== given[at])) {
    redirect([paths.carSearch(), ...slugs.map(encodeURIComponent)].join('/'))
  }
  return state
}

/** The same with the variant chosen where the model has but one. Rule W-66. */
export async function withOnlyVariant(state: WizardState): Promise<WizardState> {
  const { manufacturer, range } = state
  if (!manufacturer || !range) return state
  const models = await activeCarModels(manufacturer.slug, range.slug)
  return models.length === 1
    ? wizard(state, { kind: 'chooseCarModel', carModel: models[0]!.carModel })
    : state
}

/** Where the answers of a search by make are told in full and can be saved. */
export function summaryPath({ manufacturer, range, carModel, financeType }: WizardState): string {
  return manufacturer && range && carModel
    ? paths.carSearchFinance(manufacturer.slug, range.slug, carModel.slug, financeType)
    : searchAddress(wizardOf({}))
}
