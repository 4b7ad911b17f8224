import { setTimeout } from 'node:timers/promises'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { FrontError } from '#core/contract/http/front-error.ts'

const reportsPath = '/api/front-errors'

/** What goes through `fetch` under each test of a file: a page whose leasing API is msw. */
export function leasingInTest() {
  let requests: Request[] = []
  let unexpected: string[] = []
  let day = 0
  const server = setupServer(http.post(reportsPath, () => new HttpResponse(null, { status: 204 })))
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))
  server.events.on('request:unhandled', ({ request }) => void unexpected.push(request.url))
  const pathOf = ({ url }: Request) => new URL(url).pathname

  beforeAll(() => {
    vi.stubGlobal('location', new URL('https://larkway.test/'))
    server.listen({ onUnhandledFrame: 'error' })
  })
  beforeEach(() => {
    requests = []
    // Each test has a day of its own: of reports, no minute sees more than ten.
    day += 86_400_000
    vi.useFakeTimers({ toFake: ['Date'], now: day })
  })
  // To the code under test it is but a refused connection, so it is said here.
  afterEach(() => {
    server.resetHandlers()
    vi.useRealTimers()
    const urls = unexpected
    unexpected = []
    expect(urls, 'requests that no handler is for').toEqual([])
  })
  afterAll(() => {
    server.close()
    vi.unstubAllGlobals()
  })

  return {
    use: server.use,
    /** Answers every call but reports. */
    respond: (resolver: HttpResponseResolver) =>
      server.use(http.all(/\/api\/(?!front-errors)/, resolver)),
    /** The requests of the test so far, reports aside. */
    requests: () => requests.filter((request) => pathOf(request) !== reportsPath),
    /** The reports of failed calls, once there are so many and time for one too many has passed. */
    async reports(count: number): Promise<{ request: Request; report: FrontError }[]> {
      const sent = () => requests.filter((request) => pathOf(request) === reportsPath)
      await expect
        .poll(() => sent().length, { timeout: 20_000, interval: 2 })
        .toBeGreaterThanOrEqual(count)
      await setTimeout(10)
      expect(sent()).toHaveLength(count)
      return Promise.all(
        sent().map(async (request) => ({
          request,
          report: calls.postFrontError.body.parse(await request.clone().json()) as FrontError,
        })),
      )
    },
  }
}
