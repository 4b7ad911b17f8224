import type { Exchange } from './exchange.ts'
import type { JunkRequest } from './junk-requests.ts'

/** Nobody waits longer, whatever is sent. Rule C-154. */
export const longestMs = 2000

/** What only a database, a library or a stack says. */
const inside =
  /\b(?:sqlstate|drizzle|pglite|postgresql|insert into|select "|violates|relation "|syntax error at|invalid byte sequence|ZodError|at async|node_modules\/)|\.tsx?:\d+/i

/** Where the mark would run: an element of its own, an attribute of one, an address of a link. */
const wouldRun =
  /<script>junk\(\)|<(?:img|svg)[^>]*\son\w+=junk\(\)|(?:href|src|action)="javascript:junk\(\)/i

/**
 * What is wrong with how junk was answered; null when nothing is. Rule C-154.
 * @param request with what it brought, which may come back in the answer as text
 */
export function junkError(request: JunkRequest, answer: Exchange | null): string | null {
  if (answer === null) return 'hangs'
  const { status, head, body, tookMs } = answer
  const sent = request.bytes.toString()
  if (status === 0 && request.isWhole) return 'is not answered'
  if (status === 503 && /^retry-after: \d+/im.test(head)) return late(tookMs)
  if (status >= 500) return `is answered with ${status}`
  if (/^set-cookie: a=b/im.test(head)) return 'puts a header into the answer'
  if (/^content-type: text\/html/im.test(head)) {
    if (wouldRun.test(body)) return 'puts a script into a page'
    if (status !== 0 && !/^content-security-policy: default-src 'none'/im.test(head))
      return 'is answered by a page without a policy'
  }
  const leak = inside.exec(`${head}\n${body}`)?.[0]
  if (leak && !sent.toLowerCase().includes(leak.toLowerCase()))
    return `is told of our inside: ${leak}`
  return late(tookMs)
}

const late = (tookMs: number): string | null =>
  tookMs > longestMs ? `is answered after ${Math.round(tookMs)} ms` : null
