import type { DealPreferences } from './deal-selection.ts'
import type { LandingAnswers, LandingLoadName } from './landing-loads.ts'
import type { LandingFilters } from './landing-state.ts'

/** What the rest of the site hands over to a deal page. */
export type GlobalFilters = Pick<
  LandingFilters,
  'financeType' | 'isInStock' | 'budgetFrom' | 'budgetTo'
>

/** The words of the deal sentence that are numbers. The deposit is the present mode's. */
export type ProfileChange = Partial<Record<'termMonths' | 'annualMileageMiles' | 'deposit', number>>

/** The answer to a load, under the load's own number. */
export type LandingAnswer = {
  [Name in LandingLoadName]: {
    type: 'answered'
    name: Name
    request: number
    data: LandingAnswers[Name]
  }
}[LandingLoadName]

export type LandingOpened = {
  type: 'opened'
  capId: string
  /** What the address says. */
  preferences: DealPreferences
  globalFilters: GlobalFilters
  customerFormHash: string | null
}

export type LandingFailure = {
  type: 'failed'
  name: LandingLoadName
  request: number
  messageKey?: string
}

/** Everything that can happen to a deal page. */
export type LandingEvent =
  | LandingOpened
  | { type: 'filtersChanged'; change: Partial<LandingFilters> }
  | { type: 'profileChanged'; change: ProfileChange }
  | { type: 'sortChosen'; sort: string }
  | { type: 'offerChosen'; offerId: string }
  | { type: 'moreWanted'; name: 'reviews' | 'otherCars' }
  | { type: 'enquired' }
  | LandingAnswer
  | LandingFailure
  | { type: 'retried'; name: LandingLoadName }
  | { type: 'filtersSaved' }
  | { type: 'reset' }

/** The events for words of the deal sentence: its filters first, then its numbers. Rule L-17. */
export function preferenceEvents(preferences: DealPreferences): LandingEvent[] {
  const { financeType, isInStock, isMaintained, termMonths, annualMileageMiles, deposit } =
    preferences
  const events = [
    { type: 'filtersChanged', change: known({ financeType, isInStock, isMaintained }) },
    { type: 'profileChanged', change: known({ termMonths, annualMileageMiles, deposit }) },
  ] satisfies LandingEvent[]
  return events.filter(({ change }) => Object.keys(change).length > 0)
}

type Known<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> }

function known<Values extends object>(values: Values): Known<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Known<Values>
}
