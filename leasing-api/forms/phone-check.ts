import type { PhoneVerdict } from '#core/validation/phone/phone-service.ts'
import { acceptedPhone, checkByTables, ukPhone } from '#core/validation/phone/uk-phone.ts'
import type { Services } from '../server/services.ts'
import { formClaims } from './form-limits.ts'

/** What checking a phone number needs of the services. */
export type PhoneTools = Pick<Services, 'database' | 'secrets' | 'clock'> & {
  outside: Pick<Services['outside'], 'checkPhone'>
}

/**
 * The check of a number while a form is read: by the built-in tables, or, where a validation service
 * decides, by prefix and length alone. Rules V-33, V-34.
 */
export const phoneBeforeService = ({ outside }: Pick<PhoneTools, 'outside'>) =>
  outside.checkPhone ? (text: string) => acceptedPhone(text, { status: 'unavailable' }) : ukPhone

/**
 * A number in E.164, or null when the validation service calls it invalid. Asked once per
 * submission, after everything else of it has passed; past the limits of V-65 it is not asked, so
 * the number is accepted. Rules V-35, V-67.
 */
export async function reachablePhone(
  tools: PhoneTools,
  text: string,
  clientAddress: string,
): Promise<string | null> {
  return acceptedPhone(text, await verdictOn(tools, text, clientAddress))
}

async function verdictOn(
  { outside, database, secrets, clock }: PhoneTools,
  text: string,
  clientAddress: string,
): Promise<PhoneVerdict> {
  if (!outside.checkPhone) return checkByTables(text)
  const limits = formClaims(secrets, 'phoneCheck', { clientAddress })
  const refusal = await database.call.claimLimits({ limits, now: clock() })
  return refusal ? { status: 'unavailable' } : outside.checkPhone(text)
}
