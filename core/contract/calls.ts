import { accountCalls } from './calls/accounts.ts'
import { apiKeyCalls } from './calls/api-keys.ts'
import { calculatorCalls } from './calls/calculators.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { derivativeListCalls } from './calls/derivative-lists.ts'
import { derivativeCalls } from './calls/derivatives.ts'
import { experimentCalls } from './calls/experiments.ts'
import { filterCalls } from './calls/filters.ts'
import { formDraftCalls } from './calls/form-drafts.ts'
import { formCalls } from './calls/forms.ts'
import { leadCalls } from './calls/leads.ts'
import { manufacturerCalls } from './calls/manufacturers.ts'
import { offerCalls } from './calls/offers.ts'
import { ownAccountCalls } from './calls/own-account.ts'
import { officeFigureCalls } from './calls/office-figures.ts'
import { officeInvitationCalls } from './calls/office-invitations.ts'
import { officeLogCalls } from './calls/office-log.ts'
import { officePeopleCalls } from './calls/office-people.ts'
import { officeUserCalls } from './calls/office-users.ts'
import { orderCalls } from './calls/orders.ts'
import { pageFigureCalls } from './calls/page-figures.ts'
import { pageVisitCalls } from './calls/page-visits.ts'
import { priceAlertCalls } from './calls/price-alerts.ts'
import { quoteCalls } from './calls/quotes.ts'
import { rangeCalls } from './calls/ranges.ts'
import { rateBookCalls } from './calls/rate-books.ts'
import { searchCalls } from './calls/search.ts'
import { trackingCalls } from './calls/tracking.ts'

/**
 * Every call of the leasing API, by name. Where two share an address or a fixed word stands where
 * another has a parameter, the particular one comes first. Rules C-01, C-02.
 */
export const calls = {
  ...derivativeListCalls,
  ...filterCalls,
  ...derivativeCalls,
  ...offerCalls,
  ...manufacturerCalls,
  ...rangeCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...orderCalls,
  ...quoteCalls,
  ...formCalls,
  ...priceAlertCalls,
  ...calculatorCalls,
  ...trackingCalls,
  ...experimentCalls,
  ...pageVisitCalls,
  ...accountCalls,
  ...ownAccountCalls,
  ...officeUserCalls,
  ...officeInvitationCalls,
  ...officeFigureCalls,
  ...pageFigureCalls,
  ...rateBookCalls,
  ...apiKeyCalls,
  ...leadCalls,
  ...officeLogCalls,
  ...officePeopleCalls,
  ...formDraftCalls,
}

export type CallName = keyof typeof calls
