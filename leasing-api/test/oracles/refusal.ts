import type { ErrorBody } from '#core/contract/http/error-body.ts'

type Answered = { status: number; headers: Headers; json: unknown }

/** What matters of a refusal: its status, the fields it names, and what is not as in every refusal. */
export function refusalOf({ status, headers, json }: Answered) {
  const { errors, requestId, message, error_key: key, ...more } = json as ErrorBody
  const texts = [message, ...Object.values(errors).flat()]
  const wrong = [
    ...texts.filter((each) => !/^[A-Z].+/.test(each)),
    ...Object.keys(errors).filter((field) => errors[field]!.length === 0),
    ...Object.keys(more),
    ...(key.startsWith('errors.') ? [] : [key]),
    ...(requestId === headers.get('x-request-id') ? [] : [`request id ${requestId}`]),
    ...(headers.get('cache-control') === 'no-store' ? [] : ['kept by caches']),
  ]
  return { status, fields: Object.keys(errors).toSorted(), wrong }
}

/** How a refusal should look that names these fields. Rule C-18. */
export const refusal = (status: number, fields: readonly string[]) => ({
  status,
  fields: fields.toSorted(),
  wrong: [],
})
