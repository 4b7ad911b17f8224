import type { Page } from '@playwright/test'
import { config } from './config.ts'
import { contentClient } from './larkway/content-client.ts'
import { at, publishStorefront, seeded } from './larkway/storefronts.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const guide = '/car-leasing-guides/leasing-explained/pcp-or-pch'

/** The whole answer to an address as its own page's script gets it. */
const answerOf = (page: Page, path: string, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([address, more]) => {
      const response = await fetch(address, { headers: more })
      return { status: response.status, text: await response.text() }
    },
    [path, headers] as const,
  )

test('D-77 D-80 three hosts walked at once: each says what is its own and nothing of another @wide', async ({
  browser,
  car,
}) => {
  const deal = `/vehicles/${car.capId}/offers`
  const walk = async (own: (typeof seeded)[number]) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const others = seeded.filter(({ key }) => key !== own.key)
    // Who runs the comparison is said on partners' pages too.
    const foreign = others.flatMap(({ key, name, phone, host }) => [
      phone,
      ...(key === 'larkway' ? [] : [name, host]),
    ])
    const expectOwn = (text: string, where: string) => {
      for (const words of foreign) expect(text, `${own.name}: ${where}`).not.toContain(words)
    }
    await page.goto(at(own.host, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.headline)
    await expect(page.getByRole('contentinfo')).toContainText(own.phone)
    await expect(page.getByRole('contentinfo')).toContainText(own.hours)
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    )
    expect(accent.trim()).toBe(own.accent)
    const pages = ['/', deal, '/compare-car-leasing', '/faq', guide, '/tcs', '/fb/' + car.capId]
    for (const path of [...pages, ...pages, '/nothing-at-all', '/vehicles/1/offers']) {
      const { text } = await answerOf(page, path)
      expectOwn(text, path)
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]
      if (canonical) expect(new URL(canonical).origin, path).toBe(new URL(page.url()).origin)
      expect(text, path).toContain(own.name)
    }
    for (const path of [
      '/sitemap.xml',
      '/sitemap-guides.xml',
      '/feed.xml',
      '/llms.txt',
      '/robots.txt',
    ]) {
      const { status, text } = await answerOf(page, path)
      expect(status, path).toBe(200)
      expectOwn(text, path)
      expect(text, path).toContain(new URL(page.url()).origin)
    }
    const manifest = await answerOf(page, '/site.webmanifest')
    expect((JSON.parse(manifest.text) as { name: string }).name).toBe(own.name)
    for (const path of [deal, guide]) {
      const { text } = await answerOf(page, path, { accept: 'text/markdown' })
      expect(text, path).toContain(new URL(path, page.url()).href)
      expectOwn(text, `${path} as Markdown`)
    }
    await context.close()
  }
  await Promise.all(seeded.map(walk))
})

test('D-78 D-79 the colours stand in the page’s first paint, and axe finds nothing on a partner’s pages @once', async ({
  page,
  car,
}) => {
  await page.goto(at('oakmoney.localhost', `/vehicles/${car.capId}/offers`))
  // In the head and without a script: the browser paints nothing before it is there.
  const sheet = page.locator('head link[rel=stylesheet][href^="/site/storefront/"]')
  await expect(sheet).toHaveCount(1)
  await expectSound(page)
  await page.goto(at('fairmile.localhost', '/'))
  await expect(page.getByRole('banner').getByText('Fairmile Compare')).toBeVisible()
  await expectSound(page)
})

test('D-77 a storefront published in the Studio is there at once, as its edits are @wide', async ({
  page,
  request,
}) => {
  test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
  const client = contentClient(config.throwawayData!)
  const key = `new-${process.pid}`
  // Two seconds on a quiet machine; what nobody had told the site of would take minutes.
  const soon = { timeout: 15_000, intervals: [50] }
  const host = `${key}.localhost`
  const headers = { host: new URL(at(host, '/')).host }
  const statusOf = async () => (await request.get('/', { headers })).status()
  const textOf = async () => (await request.get('/', { headers })).text()
  expect(await statusOf()).toBe(421)
  const storefront = await publishStorefront(client, key, {
    headline: 'Cars, by the new partner',
    phone: '020 7946 0999',
  })
  try {
    await expect.poll(statusOf, soon).toBe(200)
    await page.goto(at(host, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars, by the new partner')
    await expect(page.getByRole('contentinfo')).toContainText('020 7946 0999')
    await expect(page.getByRole('banner')).toContainText(`Storefront ${key}`)
    await expectSound(page)
    await client.patch(storefront._id).set({ headline: 'Cars, by an older partner' }).commit()
    await expect.poll(textOf, soon).toContain('Cars, by an older partner')
  } finally {
    await storefront.remove()
  }
  await expect.poll(statusOf, soon).toBe(421)
})
