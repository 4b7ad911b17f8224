import type { Call, CallResponse } from '#core/contract/call.ts'
import type { ErrorBody } from '#core/contract/http/error-body.ts'
import type { ApiUnderTest } from './api-under-test.ts'

/**
 * The answer of a call at an address, read by the call's own schema: what comes through is exactly
 * of the declared shape. Throws with what was answered where it is not, or is no 200.
 */
export async function answerOf<C extends Call>(
  api: ApiUnderTest,
  call: C,
  path: string,
): Promise<CallResponse<C>> {
  const response = await api.ask(path)
  const json: unknown = await response.json()
  if (response.status !== 200 || !isExact(call, json)) {
    throw new Error(
      `${path} answered ${response.status} ${JSON.stringify(json).slice(0, 500)}, which is not ${call.summary}`,
    )
  }
  return json as CallResponse<C>
}

/** Undefined where there is nothing to read. */
export const jsonOf = async (response: Response): Promise<unknown> =>
  response.status === 204 ? undefined : response.json()

/** Whether an answer is of a call's declared shape and holds nothing that is not declared. */
export function isExact(call: Call, json: unknown): boolean {
  const answer = call.response.safeParse(json)
  return answer.success && JSON.stringify(sorted(answer.data)) === JSON.stringify(sorted(json))
}

/** A refusal: its status, its caching and its body. */
export async function failureOf(api: ApiUnderTest, path: string) {
  const response = await api.ask(path)
  const body = (await response.json()) as ErrorBody
  return { status: response.status, caching: response.headers.get('cache-control'), ...body }
}

/** Fields in one order, so that only names and values count. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
