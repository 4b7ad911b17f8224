import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Mobiles, and landlines of the two geographic ranges. 03, 08 and 09 numbers cannot be texted or cost the caller. */
const allowedPrefixes = ['+447', '+441', '+442'] as const

const reachable = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'])

/**
 * A UK mobile or landline in E.164 form; null when the text is not one. Spaces, dashes and
 * brackets do not matter and a number without a country code is British.
 *
 * Ofcom's numbers for drama (07700 900000 and the like) are accepted: nobody owns them, and
 * demonstrations and tests need them.
 * @example ukPhone('07700 900 123') // '+447700900123'
 */
export function ukPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.slice(0, 40), 'GB')
  if (!phone) return null
  if (!allowedPrefixes.some((prefix) => phone.number.startsWith(prefix))) return null
  if (isDramaNumber(phone.number)) return phone.number
  return phone.isValid() && reachable.has(phone.getType() ?? '') ? phone.number : null
}

function isDramaNumber(e164: string): boolean {
  return /^\+44(7700900\d{3}|(113|114|115|116|117|118|121|131|141|151|161|191)4960\d{3}|2079460\d{3})$/.test(
    e164,
  )
}
