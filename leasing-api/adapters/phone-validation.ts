import {
  phoneServiceRequest,
  phoneVerdictOf,
  type PhoneVerdict,
} from '#core/validation/phone/phone-service.ts'
import { type OutsideTools, outsideService } from './outside-service.ts'
import { timeLimitsMs } from './time-limits.ts'

export type PhoneValidationConfig = { url: string; key: string }

/** Whether a number, as typed, can be called; unavailable where that cannot be told. Never rejects. */
export type CheckPhone = (text: string) => Promise<PhoneVerdict>

/**
 * Checks numbers through a validation service: `POST {url}?key={key}` with `telephoneNumber`,
 * `defaultCountry` and `options`, answered by `Status.Success` and `Result.ValidationResult`. Nothing
 * but the number is sent. Without a successful response the number is accepted. Rules V-35 to V-37.
 */
export function phoneValidation(
  { url, key }: PhoneValidationConfig,
  tools: OutsideTools,
): CheckPhone {
  const ask = outsideService('phone validation', timeLimitsMs.phoneValidation, tools)
  const address = phoneValidationUrl({ url, key })
  return async (text) => {
    const answer = await ask(address, { method: 'POST', body: phoneServiceRequest(text) })
    return phoneVerdictOf(answer?.status === 200 ? answer.json : null)
  }
}

/** The service's address with its key, which its protocol wants in the query. */
export function phoneValidationUrl({ url, key }: PhoneValidationConfig): string {
  const address = new URL(url)
  address.searchParams.set('key', key)
  return address.href
}
