import { failureStatuses } from '#core/contract/http/failure-status.ts'
import type { RawAnswer, RawRequest } from './raw-request.ts'

/** What only a database, a library or a stack says. */
const inside =
  /\b(?:postgres|pglite|drizzle|sqlstate|select .+ from|insert into|violates|relation "|syntax error at|invalid byte sequence|node_modules|at async|TypeError|RangeError|ZodError)\b|\.ts:\d+/i

/**
 * What is wrong with the answer to a request in which nothing has to be right: it must be a success
 * or a refusal of ours that says what to change, and nothing of our inside. Null when all is well.
 * What cannot even be taken apart is refused before us, without a body. Rules C-08, C-18, C-52.
 */
export function fuzzCheck(request: RawRequest, answer: RawAnswer | null): string | null {
  if (answer === null) return 'hangs'
  const { status, headers, text } = answer
  const leak = inside.exec(`${headers}\n${text}`)
  if (leak && !carries(request, leak[0])) return `tells of its inside: ${leak[0]}`
  if ([200, 204, 304].includes(status)) return null
  if (status >= 500 || !(status in failureStatuses)) {
    return [431, 417].includes(status) && text === '' ? null : `status ${status}`
  }
  if (text === '') return status === 400 || request.method === 'HEAD' ? null : 'has no body'
  return refusalError(status, text)
}

/** A body that cannot be read, and a log-in, which does not say whether its address or password is wrong. */
const isOfNoField: ReadonlySet<unknown> = new Set(['errors.badBody', 'errors.incorrectLogin'])

function refusalError(status: number, text: string): string | null {
  let body: { error_key?: unknown; message?: unknown; errors?: object; requestId?: unknown }
  try {
    body = JSON.parse(text) as typeof body
  } catch {
    return 'is no JSON'
  }
  const { error_key: key, message, errors, requestId } = body
  const isWhole =
    typeof key === 'string' &&
    typeof message === 'string' &&
    typeof requestId === 'string' &&
    typeof errors === 'object'
  if (!isWhole) return 'is of another shape'
  const namesField = [400, 422].includes(status) && !isOfNoField.has(key) && requestId !== ''
  return namesField && Object.keys(errors).length === 0 ? 'names no field' : null
}

/** Whether the request itself brought these words: then they are told back, not told of us. */
function carries({ target, headers, body }: RawRequest, words: string): boolean {
  const sent = [target, ...headers.flat(), body?.toString() ?? ''].join('\n').toLowerCase()
  return sent.includes(words.toLowerCase())
}
