import { type APIRequestContext, request as newRequest } from '@playwright/test'
import { matchRoute } from '#core/routes/match-route.ts'
import { factsOf } from '#core/routes/route-table.ts'
import { hasRoute, routes } from '../site/policy/routes.ts'
import { thirdPartySources } from '../site/policy/third-parties.ts'
import { config } from './config.ts'
import { pageFacts } from './crawl/page-facts.ts'
import { knownPages, missingPages } from './larkway/known-pages.ts'
import { expect, test } from './site-test.ts'

test('every route has a page that these tests visit @no-script', ({ car }) => {
  const visited = Object.values(knownPages).map((path) => path(car).split('?')[0]!)
  for (const { path } of routes.filter(({ path }) => path !== '/dev/gallery')) {
    const shape = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    expect(
      visited.some((address) => shape.test(address)),
      path,
    ).toBe(true)
  }
})

for (const [name, path] of Object.entries(knownPages)) {
  test(`${name}: the whole page in the first answer @no-script`, async ({ request, car }) => {
    const response = await request.get(path(car))
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html, 'inline styles are what the policy forbids').not.toMatch(/<[^>]+\sstyle=|<style/)
    const [main, ...otherMains] = html.matchAll(/<main\b.*?<\/main>/gs)
    expect(otherMains).toEqual([])
    expect(main![0].match(/<h1\b/g)).toHaveLength(1)
    const words = main![0].replaceAll(/<script\b.*?<\/script>|<[^>]*>/gs, '')
    expect(words.length).toBeGreaterThan(150)
    expect(pageFacts(html).title).not.toBeNull()
    if (hasQuestions(path(car))) expect(/<h[12][^>]*>(<[^>]*>)*Questions/.test(html)).toBe(true)
    expectHouseHeaders(response.headers())

    const head = await request.head(path(car))
    expect(head.status()).toBe(200)
    expect(await head.text()).toBe('')
    expectHouseHeaders(head.headers())
  })
}

for (const [name, path] of Object.entries(missingPages)) {
  test(`${name}: R-18 a true 404 with ways on @no-script`, async ({ page, request, car }) => {
    const response = (await page.goto(path(car)))!
    expect(response.status()).toBe(404)
    expectHouseHeaders(response.headers())
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const isOfARoute = hasRoute(new URL(page.url()).pathname)
    await expect(page).toHaveTitle(
      isOfARoute ? 'This page could not be found | Larkway' : await homeTitle(request),
    )
    const main = page.getByRole('main')
    await expect(main).toContainText('This page could not be found')
    await expect(main.getByRole('link', { name: 'Compare car leasing deals' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('a page that was not found before is still not found when asked again @no-script', async ({
  request,
}) => {
  for (let times = 0; times < 3; times++) {
    expect((await request.get('/vehicles/999999997/offers')).status()).toBe(404)
  }
})

test.describe('addresses that moved', () => {
  for (const [from, to, status] of [
    ['/faq/', '/faq', 301],
    ['/compare-car-leasing/?fuelTypes=electric', '/compare-car-leasing?fuelTypes=electric', 301],
    ['/vehicles/offers', '/car-search', 301],
    ['/special-offers/details', '/special-offers', 301],
    ['/maintenance', '/', 301],
    ['/shaking-news', '/car-leasing-guides', 302],
  ] as const) {
    test(`${from} leads to ${to} with ${status} @no-script`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(status)
      const location = new URL(answer.headers().location!, config.siteUrl)
      expect(location.pathname + location.search).toBe(to)
    })
  }

  test('two slashes never lead to another host @no-script', async ({ request }) => {
    const answer = await request.get(`${config.siteUrl}//example.com/`, { maxRedirects: 0 })
    const location = new URL(answer.headers().location ?? '/', config.siteUrl)
    expect(location.origin).toBe(config.siteUrl)
  })
})

test('a host that is none of ours is refused with 421 @no-script', async ({ request }) => {
  const answer = await request.get('/', { headers: { host: 'evil.example' } })
  expect(answer.status()).toBe(421)
})

test.describe('posts', () => {
  const post = async (headers: Record<string, string>, path = '/forms/enquiry') => {
    const request = await newRequest.newContext({ baseURL: config.siteUrl })
    const answer = await request.post(path, { form: { capId: '1' }, headers, maxRedirects: 0 })
    await request.dispose()
    return answer.status()
  }
  for (const [name, headers] of Object.entries<Record<string, string>>({
    'without an origin': {},
    'from another site': { origin: 'https://evil.example' },
    'from a sandbox': { origin: 'null' },
    'that the browser calls cross-site': { origin: config.siteUrl, 'sec-fetch-site': 'cross-site' },
  })) {
    test(`${name} are refused @no-script`, async () => {
      expect(await post(headers)).toBe(403)
      expect(await post(headers, '/api/orders')).toBe(403)
    })
  }
  test('from the own site reach the form @no-script', async () => {
    expect(await post({ origin: config.siteUrl })).toBe(303)
  })
  test('of unsigned webhooks are refused @no-script', async () => {
    expect(await post({}, '/site/webhooks/content')).toBe(401)
    expect(await post({}, '/site/webhooks/leasing')).toBe(401)
  })
})

test('an unknown call of the API is a 404 in its own error shape @no-script', async ({
  request,
}) => {
  const answer = await request.get('/api/no-such-call')
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ error_key: 'errors.notFound', errors: {} })
})

test('what is open to operators of the API is closed to visitors @no-script', async ({
  request,
}) => {
  for (const path of [
    '/operator/rate-book-imports',
    '/api/operator/rates',
    '/api/internal/form-drafts/1',
    '/outbox',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('files of the build are kept for ever, pages never @no-script', async ({ page, request }) => {
  const html = await (await page.goto('/'))!.text()
  const file = /\/_next\/static\/[^"]+\.css/.exec(html)?.[0]
  expect(file).toBeDefined()
  const answer = await request.get(file!)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toContain('immutable')
})

for (const [name, headers, path, status] of [
  ['a router state nobody can read', { 'next-router-state-tree': '%%%', rsc: '1' }, '/', 400],
  ['a broken escape', {}, '/%E0%A4%A', 400],
  ['a filter nobody offers', {}, '/compare-car-leasing?fuelTypes=coal&page=-1&sort=x', 200],
] as const) {
  test(`${name} is answered with ${status} @no-script`, async ({ request }) => {
    expect((await request.get(path, { headers })).status()).toBe(status)
  })
}

/** The home page's, which an address without a page has as well. */
async function homeTitle(request: APIRequestContext): Promise<string> {
  const [, title = ''] = /<title>([^<]*)</.exec(await (await request.get('/')).text()) ?? []
  return title
}

/** What every page answers, whatever its status. */
function expectHouseHeaders(headers: Record<string, string>): void {
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cdn-cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'strict-transport-security': 'max-age=2592000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const hosts = scripts.filter((source) => !/^'sha256-[\w+/=]+'$/.test(source))
  expect(hosts).toEqual(["'self'", ...(thirdPartySources(config.thirdParties).script ?? [])])
  expect(policy).not.toContain('unsafe')
}

/** Whether questions and answers stand on a page. Rule R-21. */
function hasQuestions(address: string): boolean {
  const route = matchRoute(address.split('?')[0]!)
  return route !== null && Boolean(factsOf(route.name).hasFaqs)
}
