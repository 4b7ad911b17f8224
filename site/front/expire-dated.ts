import type { AddressInfo } from 'node:net'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { near } from './ask-ourselves.ts'

const patienceMs = 10_000

/**
 * Makes every page with claims, banners, costs or experiments render anew: by the webhook that
 * tells of content, so that a shared cache hears of it as well.
 */
export function expireDated(listeningAt: () => AddressInfo | null, secret: string) {
  return async (): Promise<void> => {
    const address = listeningAt()
    if (!address) throw new Error('The site does not listen.')
    const host = near(address)
    const body = JSON.stringify({ _id: 'dated', _type: 'dated' })
    const answer = await fetch(
      `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/site/webhooks/content`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
        },
        body,
        signal: AbortSignal.timeout(patienceMs),
      },
    )
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The site answered its own webhook with ${answer.status}.`)
  }
}
