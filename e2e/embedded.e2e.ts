import type { Page } from '@playwright/test'
import { partnerPage } from './larkway/partner-page.ts'
import { sandboxTokens } from '#core/storefronts/frame-messages.ts'
import { config } from './config.ts'
import { contentClient } from './larkway/content-client.ts'
import { partnerSite } from './larkway/partner-site.ts'
import { at, publishStorefront } from './larkway/storefronts.ts'
import { newVisitor } from './larkway/visitor.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { refusalCookie } from './larkway/consent-cookies.ts'
import { expect, test as base } from './site-test.ts'
import { expectSound } from './sound-page.ts'

type Partner = Awaited<ReturnType<typeof partnerSite>> & { host: string; url: string }

/** A partner's own site, and a storefront that this site may frame. */
const test = base.extend<{ partner: Partner }>({
  partner: async ({ page }, run, { workerIndex }) => {
    base.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
    const site = await partnerSite()
    const key = `partner-${process.pid}-${workerIndex}`
    const { host, remove } = await publishStorefront(contentClient(config.throwawayData!), key, {
      frameOrigins: [site.origin],
    })
    const statusOf = async () => (await page.goto(at(host, '/embedded')))!.status()
    await expect.poll(statusOf).toBe(200)
    await run({ ...site, host, url: new URL(at(host, '/')).origin })
    await remove()
    site.close()
  },
})

/** Whether the page's frame shows something of ours rather than the browser's refusal. */
const isShown = async (page: Page): Promise<boolean> => {
  await page.waitForLoadState('networkidle')
  const frame = page.frames()[1]
  return (await frame?.locator('main').count()) === 1
}

test('D-82 D-83 D-84 a partner’s page shows deals and a calculator as high as they are, and nobody else’s does @wide', async ({
  page,
  partner,
  car,
  complaints,
}) => {
  partner.show(
    partnerPage(partner.url, {
      places: [
        'data-larkway="deals" data-query="fuelTypes=electric" data-title="Electric deals"',
        'data-larkway="electric-vs-petrol" data-title="Electric or petrol"',
        `data-larkway="offers" data-car="${car.capId}" data-title="One car"`,
      ],
    }),
  )
  const [script] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/embed.js')),
    page.goto(partner.origin),
  ])
  expect((await script.body()).length).toBeLessThan(3000)
  const heightOf = (title: string) =>
    page.locator(`iframe[title="${title}"]`).evaluate((frame: HTMLElement) => frame.offsetHeight)
  for (const title of ['Electric deals', 'Electric or petrol', 'One car']) {
    await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded()
    const frame = page.frameLocator(`iframe[title="${title}"]`)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    const contents = () => frame.locator('main').evaluate((main: HTMLElement) => main.offsetHeight)
    await expect
      .poll(async () => Math.abs((await heightOf(title)) - (await contents())))
      .toBeLessThan(2)
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await expect(frame.getByRole('contentinfo')).toHaveCount(0)
    await expect(frame.locator('main')).toContainText('credit broker')
  }
  const { cookies } = await page.context().storageState()
  const stored = cookies.filter(({ name }) => name !== refusalCookie.name)
  expect(stored, 'nothing but what the visitor had').toEqual([])

  const before = await heightOf('One car')
  await page.setViewportSize({ width: 340, height: 700 })
  await expect.poll(() => heightOf('One car')).not.toBe(before)

  // The same page from an origin that is not listed, and another page of ours from one that is.
  await page.goto(partner.stranger)
  expect(await isShown(page)).toBe(false)
  partner.show(partnerPage(partner.url, { frame: '/faq' }))
  await page.goto(partner.origin)
  expect(await isShown(page)).toBe(false)
  partner.show(
    partnerPage(at('oakmoney.localhost', '/').replace(/\/$/, ''), { frame: '/embedded' }),
  )
  await page.goto(partner.origin)
  expect(await isShown(page), 'a storefront that does not list it').toBe(false)
  for (const line of complaints.splice(0))
    expect(line).toMatch(/frame-ancestors|X-Frame-Options|chrome-error/i)
})

test('R-42 R-43 L-79 from a deal in a sandboxed frame to an enquiry in a tab, without a cookie @wide', async ({
  page,
  partner,
}) => {
  partner.show(partnerPage(partner.url, { frame: '/embedded/deals?sort=totalCost%7Casc&term=36' }))
  await page.goto(partner.origin)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  const ask = frame.getByRole('link', { name: /^Check this price with .*, in a new tab$/ }).first()
  await expect(ask).toBeVisible()
  const [tab] = await Promise.all([page.waitForEvent('popup'), ask.click()])
  expect(new URL(tab.url()).host).toBe(new URL(partner.url).host)
  const enquiry = enquiryPage(tab)
  await enquiry.fill(newVisitor())
  await enquiry.submit.click()
  await expect(tab.getByLabel(/code/i).first()).toBeVisible()
  // Back in the partner's page the frame still stands on the car.
  await frame.getByRole('link', { name: 'Back to the list' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Compare car lease deals')
})

test('R-44 D-84 a calculator is sent within its frame; without an origin of its own it is refused @wide', async ({
  page,
  partner,
  complaints,
}) => {
  const frame = page.frameLocator('iframe')
  const send = async () => {
    await frame.getByLabel('Registration').fill('AB12 CDE')
    await frame.getByLabel('E-mail').fill('ada@example.com')
    await frame.getByRole('button', { name: /worth/i }).click()
  }
  partner.show(partnerPage(partner.url, { frame: '/embedded/calculators/car-change' }))
  await page.goto(partner.origin)
  await send()
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.frames()[1]!.url()).toContain('/embedded/calculators/car-change?')
  const sandbox = sandboxTokens.filter((token) => token !== 'allow-same-origin')
  partner.show(partnerPage(partner.url, { frame: '/embedded/calculators/car-change', sandbox }))
  await page.goto(partner.origin)
  const refused = page.waitForResponse((response) => response.url().endsWith('/forms/car-change'))
  await send()
  expect((await refused).status()).toBe(403)
  // What refuses it is no page that may be framed, as the browser says after a moment.
  await expect.poll(() => complaints.join()).toContain('frame-ancestors')
  complaints.splice(0)
})

test('D-81 embedded pages by themselves: nothing for axe to find at three widths @wide @whole', async ({
  page,
  car,
}) => {
  const paths = [
    '/embedded',
    '/embedded/deals?financeType=pcp',
    `/embedded/vehicles/${car.capId}/offers`,
    '/embedded/calculators/electric-vs-petrol',
  ]
  for (const path of paths) {
    await page.goto(at('oakmoney.localhost', path))
    await expect(page.getByRole('banner')).toHaveCount(0)
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectSound(page)
    }
  }
})
