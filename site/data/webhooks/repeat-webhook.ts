import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { FrontConfig } from '#site/config.ts'

const repeatHeader = 'x-larkway-repeat'
const patienceMs = 10_000

/** A webhook of ours to ourselves, which is not repeated in turn. */
export const isRepeat = (request: Request): boolean => request.headers.has(repeatHeader)

/**
 * Sends a webhook to this site once more: tags expire only within a request.
 * @throws Error when the site does not take it
 */
export async function repeatWebhook(
  { hosts, port }: Pick<FrontConfig, 'hosts' | 'port'>,
  secret: string,
  path: string,
  body: string,
): Promise<void> {
  const answer = await fetch(`http://${nearest(hosts[0])}:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [repeatHeader]: '1',
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    },
    body,
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The site answered its own webhook with ${answer.status}.`)
}

/** Where an address that is listened on is reached from its own machine. */
function nearest(host = '127.0.0.1'): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
}
