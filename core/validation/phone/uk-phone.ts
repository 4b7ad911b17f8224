import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { allowedPrefixes, compactPhone, type PhoneVerdict } from './phone-service.ts'

/** Ofcom's drama ranges that the tables do not know: mobiles, Nottingham, and no area at all. */
const dramaRanges = ['+447700900', '+441154960', '+441632960']

const reachable: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE'])

/**
 * Parses a UK mobile or landline into E.164; null when invalid. Blanks, hyphens and brackets are
 * ignored and a number without a country code is British. Rules V-33, V-34.
 * @example ukPhone('07700 900 123') // '+447700900123'
 */
export function ukPhone(text: string): string | null {
  return acceptedPhone(text, checkByTables(text))
}

/**
 * The number in E.164 if prefix and length are right and the validation service did not call it
 * invalid. An unavailable service accepts. Rules V-33, V-35.
 */
export function acceptedPhone(text: string, verdict: PhoneVerdict): string | null {
  const e164 = parsed(text)?.number
  if (e164 === undefined || verdict.status === 'invalid') return null
  const isAllowed = allowedPrefixes.some((prefix) => e164.startsWith(prefix))
  return isAllowed && e164.length >= shortest && e164.length <= longest ? e164 : null
}

/**
 * The built-in validation service, by the numbering plan: valid for a mobile or a landline. Used
 * where no other is configured.
 *
 * Ofcom's numbers for drama (07700 900000 and the like) are valid: nobody owns them, and
 * demonstrations and tests need them. Rule V-34.
 */
export function checkByTables(text: string): PhoneVerdict {
  const phone = parsed(text)
  const isValid =
    phone && (dramaRanges.includes(phone.number.slice(0, -3)) || reachable.has(phone.getType()))
  return { status: isValid ? 'valid' : 'invalid' }
}

/** Plus, country code and nine or ten digits. */
const [shortest, longest] = [12, 13]

/** Twice what a form takes. */
const longestTyped = 40

const parsed = (text: string) =>
  text.length <= longestTyped ? parsePhoneNumberFromString(compactPhone(text), 'GB') : undefined
