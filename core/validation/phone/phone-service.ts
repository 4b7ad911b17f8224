/**
 * Prefixes of mobiles and of the two geographic ranges of landlines. 03, 08 and 09 numbers cannot
 * be texted or cost the caller. Rule V-33.
 */
export const allowedPrefixes = ['+447', '+441', '+442'] as const

/**
 * The validation service's result for a number; unavailable without a valid response. Rule V-35.
 */
export type PhoneVerdict = { status: 'valid' | 'invalid' | 'unavailable' }

/** The request body of the phone validation service. Rule V-36. */
export type PhoneServiceRequest = {
  telephoneNumber: string
  defaultCountry: 'GB'
  options: { AllowedPrefixes: string; UseMobileValidation: true; UseLineValidation: true }
}

/** A phone number without blanks, hyphens and brackets. Rule V-33. @example compactPhone('020-7946 0018') // '02079460018' */
export function compactPhone(text: string): string {
  return text.replace(/[\s()-]/g, '')
}

/** Builds the request for a number as typed. Rule V-36. */
export function phoneServiceRequest(text: string): PhoneServiceRequest {
  return {
    telephoneNumber: compactPhone(text),
    defaultCountry: 'GB',
    options: {
      AllowedPrefixes: allowedPrefixes.join(','),
      UseMobileValidation: true,
      UseLineValidation: true,
    },
  }
}

/** Results that are neither valid nor invalid; the service advises to accept those. */
const undecided: ReadonlySet<unknown> = new Set(['NoCoverage', 'Unavailable', 'Ambiguous'])

/**
 * Reads the service's response: valid or invalid when its status is a success with a result, else
 * unavailable. Takes any JSON. Rule V-37.
 */
export function phoneVerdictOf(answer: unknown): PhoneVerdict {
  const result = part(part(answer, 'Result'), 'ValidationResult')
  const isAnswered = part(part(answer, 'Status'), 'Success') === true
  if (!isAnswered || typeof result !== 'string' || undecided.has(result)) {
    return { status: 'unavailable' }
  }
  return { status: result === 'Valid' ? 'valid' : 'invalid' }
}

function part(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name]
}
