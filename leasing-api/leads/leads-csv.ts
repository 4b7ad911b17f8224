import { csvLine, csvStart } from '#core/contract/csv-line.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { writtenPhone } from '#core/validation/phone/written-phone.ts'
import { callTimeLabels } from '#core/wizard/call-times.ts'
import { inGroups } from '#core/wizard/short-reference.ts'
import type { DatabaseCalls } from '../db/database.ts'
import type { LeadFilter, LeadRow } from '../queries/leads/list-leads.ts'

/** The columns of a file of leads, and what stands in each. Rule C-177. */
const columns: readonly (readonly [string, (lead: LeadRow) => string | number | null])[] = [
  ['reference', ({ shortReference }) => inGroups(shortReference)],
  ['confirmed_at', ({ confirmedAt }) => confirmedAt.toISOString()],
  ['state', ({ leadState }) => leadState],
  ['name', ({ name }) => name],
  ['phone', ({ phoneE164 }) => writtenPhone(phoneE164)],
  ['email', ({ email }) => email],
  ['postcode', ({ postcode }) => postcode],
  [
    'call_back',
    ({ callTime, otherCallTime }) => otherCallTime || (callTime && callTimeLabels[callTime]),
  ],
  ['call_priority', ({ callPriority }) => callPriority],
  ['message', ({ message }) => message],
  ['provider', ({ providerName, snapshot }) => providerName ?? snapshot.offer.brandName],
  ['car', ({ snapshot: { vehicle } }) => `${carName(vehicle)} ${vehicle.name}`],
  ['finance_type', ({ snapshot: { offer } }) => financeTypeTable[offer.financeType].label],
  ['term_months', ({ snapshot: { offer } }) => offer.term],
  ['annual_mileage', ({ snapshot: { offer } }) => offer.annualMileage],
  ['monthly_payment', ({ snapshot: { offer } }) => offer.monthlyPayment.toFixed(2)],
  ['upfront', ({ snapshot: { offer } }) => offer.upfront.toFixed(2)],
  ['total_cost', ({ snapshot: { offer } }) => offer.totalCost.toFixed(2)],
  ['assigned_to', ({ assigneeName }) => assigneeName],
]

const leadsAtOnce = 500

/**
 * A file of leads, the newest first, read and written 500 at a time, so that its size is no matter.
 * Null asks for none. Rule C-177.
 */
export async function* leadsCsv(
  { readLeadsAfter }: Pick<DatabaseCalls, 'readLeadsAfter'>,
  filter: LeadFilter | null,
): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(([name]) => name))
  let after: { confirmedAt: Date; orderRef: string } | null = null
  for (let isMore = filter !== null; isMore && filter !== null;) {
    const leads: LeadRow[] = await readLeadsAfter({ filter, after, most: leadsAtOnce })
    if (leads.length > 0) {
      yield leads.map((lead) => csvLine(columns.map(([, cell]) => cell(lead)))).join('')
    }
    after = leads.at(-1) ?? null
    isMore = leads.length === leadsAtOnce
  }
}
