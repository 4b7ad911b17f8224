import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'

/** The answer, or null when the leasing API says 404. Any other failure is thrown on. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof LeasingApiError && error.status === 404) return null
    throw error
  }
}
