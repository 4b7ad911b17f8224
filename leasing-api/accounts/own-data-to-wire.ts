import { penceToPounds } from '#core/contract/json/money.ts'
import type { WireOwnData } from '#core/contract/json/wire-own-data.ts'
import type { OwnEnquiry } from '../queries/accounts/own-account.ts'
import type { OwnRecords } from '../queries/accounts/own-records.ts'
import type { User } from '../queries/accounts/users.ts'
import { enquiryToWire } from './enquiry-to-wire.ts'

/** A value whose instants are texts, as JSON has them. */
type WithTexts<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? WithTexts<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithTexts<Value[Key]> }
      : Value

/** Everything stored about somebody, as they download it. Rules C-164, C-185. */
export const ownDataToWire = (user: User, records: OwnRecords, now: Date): WireOwnData => ({
  account: accountToWire(user),
  ...recordsToWire(records, now),
})

/** An account as its owner may have it: no hash of a password. */
export function accountToWire(user: User): WireOwnData['account'] {
  const { email, firstName, lastName, phoneE164, companyRole, permissions } = user
  const { createdAt, lastLoginAt, leaseReminders, savedDeals } = user
  return withTexts({
    ...{ email, firstName, lastName, phone: phoneE164, companyRole, permissions },
    ...{ createdAt, lastLoginAt, leaseReminders, savedDeals },
  })
}

/** What is stored beside the account. */
export function recordsToWire(records: OwnRecords, now: Date): Omit<WireOwnData, 'account'> {
  const { enquiries, priceAlerts, ...rest } = records
  return {
    exportedAt: now.toISOString(),
    enquiries: enquiries.map(enquiryWithPerson),
    priceAlerts: withTexts(priceAlerts).map(({ requestedPence, knownPence, ...alert }) => ({
      ...alert,
      requested: inPounds(requestedPence),
      known: inPounds(knownPence),
    })),
    ...withTexts(rest),
  }
}

function enquiryWithPerson(enquiry: OwnEnquiry) {
  const { name, email, phoneE164, message, postcode, isSubscribed, attribution } = enquiry.order
  const { callTime, callPriority, otherCallTime } = enquiry.order
  return {
    ...enquiryToWire(enquiry),
    ...{ name, email, phone: phoneE164, message, postcode },
    ...{ callTime, callPriority, otherCallTime, isSubscribed },
    cameFrom: { ...attribution },
  }
}

const inPounds = (pence: number | null) => (pence === null ? null : penceToPounds(pence))

const withTexts = <Value>(value: Value): WithTexts<Value> =>
  JSON.parse(JSON.stringify(value)) as WithTexts<Value>
