import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Bytes of what a page loaded, by kind. */
export type PageBytes = {
  script: number
  scriptFiles: number
  style: number
  html: number
  htmlAgain: number
}

/** Until how long after its load event what a page fetches is its own. */
export const settledMs = 5000

const kinds = ['document', 'script', 'stylesheet']

/**
 * Collects the bodies that a page loads, from now on. Script fetched ahead counts like any other: it
 * travels all the same. What one page after the other asks for counts once, as the browser has it then.
 */
export function bytesLoaded(page: Page): () => Promise<PageBytes> {
  const bodies: Promise<{ url: string; kind: string; body: Buffer } | undefined>[] = []
  const note = (response: Response) => {
    const request = response.request()
    const isScript = new URL(response.url()).pathname.endsWith('.js')
    const kind = isScript ? 'script' : request.resourceType()
    if (!kinds.includes(kind) || !response.ok()) return
    bodies.push(
      response.body().then(
        (body) => ({ url: response.url(), kind, body }),
        () => undefined,
      ),
    )
  }
  page.on('response', note)
  return async () => {
    page.off('response', note)
    const came = (await Promise.all(bodies)).filter((each) => each !== undefined)
    const all = [...new Map(came.map((each) => [each.url, each])).values()]
    const of = (kind: string) => all.filter((each) => each.kind === kind)
    const sum = (kind: string, pack: (body: Buffer) => Buffer) =>
      of(kind).reduce((bytes, { body }) => bytes + pack(body).length, 0)
    return {
      script: sum('script', gzipped),
      scriptFiles: of('script').length,
      style: sum('stylesheet', gzipped),
      html: sum('document', brotli(5)),
      htmlAgain: sum('document', brotli(11)),
    }
  }
}

const gzipped = (body: Buffer) => gzipSync(body, { level: 9 })

/** At 5 as a page made on demand is sent, at 11 as one that is sent again and again. */
const brotli = (quality: number) => (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
