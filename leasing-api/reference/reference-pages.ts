import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { type CallName, calls } from '#core/contract/calls.ts'
import type { Call } from '#core/contract/call.ts'
import { openApiDocument } from '#core/contract/openapi/open-api.ts'
import { requestOf } from '#core/contract/http/request.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import type { Environment } from '../server/environment.ts'
import { isServed } from '../routes/not-served-yet.ts'
import { pageResponse } from '../server/page-response.ts'
import type { Readiness } from '../server/services.ts'
import { type ExampleDeal, exampleDeal } from './example-deal.ts'
import { exampleRequests, isSent } from './examples.ts'
import { type CallExample, referencePage } from './reference-page.ts'
import { shorten } from './shorten.ts'

const stylesheet = readFileSync(new URL('./reference.css', import.meta.url), 'utf8')

/**
 * What is served to others: the reference leaves out calls of the site's own server and those that
 * are not served yet. Rule C-35.
 */
export const publishedCalls: Record<string, Call> = Object.fromEntries(
  Object.entries(calls).filter(
    ([name, call]) => isServed(name as CallName) && call.authority !== 'site',
  ),
)

export const openApi = openApiDocument(publishedCalls, {
  title: 'Larkway leasing API',
  version: '1',
  description: 'UK car and van lease deals, and enquiries for them.',
})

/** `/openapi.json` and the readable `/docs`. */
export function addReferencePages(app: Hono<Environment>, readiness: () => Readiness): void {
  app.get('/', (context) => context.redirect('/docs', 302))
  app.get('/openapi.json', (context) =>
    context.json(openApi, 200, { 'cache-control': 'public, max-age=300' }),
  )
  app.get('/docs/reference.css', (context) =>
    context.body(stylesheet, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  )
  app.get('/docs', async (context) => {
    const ready = readiness()
    const deal = ready.status === 'ready' ? exampleDeal(ready.services.deals.current()) : null
    // No bindings: an inner request has neither the reader's connection nor their address.
    const ask = async (url: string) => app.request(url)
    return pageResponse(context, referencePage(publishedCalls, await examples(ask, deal)))
  })
}

async function examples(
  ask: (url: string) => Promise<Response>,
  deal: ExampleDeal | null,
): Promise<Record<string, CallExample>> {
  if (!deal) return {}
  const requests = exampleRequests(deal)
  const made = Object.entries(publishedCalls).map(async ([name, call]) => {
    const values = requests[name as keyof typeof requests]
    const { url, body } = requestOf(requestShape(call), values)
    const answer = isSent(call) ? await ask(url) : null
    const example: CallExample = {
      request: `${call.method} ${url}`,
      body: body === null ? null : pretty(JSON.parse(body)),
      answer: answer && pretty(shorten(await answer.json())),
    }
    return [name, example] as const
  })
  return Object.fromEntries(await Promise.all(made))
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
