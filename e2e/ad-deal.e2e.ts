import type { Page } from '@playwright/test'
import { firstVariants } from '#core/experiments/assign-variants.ts'
import { scenarios } from '#core/experiments/scenarios.ts'
import { assignmentStorageKey, assignmentToText } from '#core/experiments/stored-assignment.ts'
import { consentCookieOf } from './larkway/consent-cookies.ts'
import { outsideServices } from './larkway/outside-services.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { newVisitor } from './larkway/visitor.ts'
import { dealPage } from './pages/deal-page.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { pence } from './pages/money.ts'

/** The page that an advertisement leads to. */
function adDealPage(page: Page) {
  const main = page.getByRole('main')
  const table = main.getByRole('table').filter({ has: page.locator('caption') })
  const audience = main.getByRole('region', { name: 'Hear of deals on this car' })
  return {
    table,
    audience,
    rows: table.getByRole('row').filter({ has: page.getByRole('rowheader') }),
    pay: main.getByRole('navigation', { name: 'How to pay' }),
    example: page.getByRole('dialog', { name: /^Representative example: / }),
    name: audience.getByLabel('Full name'),
    email: audience.getByLabel('E-mail'),
    join: audience.getByRole('button', { name: 'Tell me about deals' }),
    open: (capId: string, search = '') => page.goto(`/fb/${capId}${search && `?${search}`}`),
  }
}

test('L-71 L-72 an advert’s page has the deal page’s prices, on other terms as well @wide', async ({
  page,
  car,
}) => {
  const terms = 'term=36&mileage=8000&deposit=6'
  const deal = dealPage(page)
  await deal.open(car.capId, terms)
  const totals = (await deal.listed()).map(({ totalPence }) => totalPence)

  const ad = adDealPage(page)
  await ad.open(car.capId, terms)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(ad.table).toContainText('36 months, 8,000 miles a year, 6 months up front')
  const shown = await ad.rows.getByText(/, fees included$/).allInnerTexts()
  expect(shown.map(pence)).toEqual(totals)

  await page.getByLabel('Contract length').selectOption('24 months')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page).toHaveURL(/term=24/)
  await expect(ad.table).toContainText('24 months')
  await ad.rows.first().getByRole('link', { name: /^Ask / }).click()
  await expect(enquiryPage(page).submit).toBeVisible()
})

test('L-73 D-44 on PCP each row says what the law wants and opens its example, by keyboard @once', async ({
  page,
  car,
}) => {
  const ad = adDealPage(page)
  await ad.open(car.capId)
  await ad.pay.getByRole('link', { name: 'PCP' }).click()
  await expect(page).toHaveURL(/financeType=pcp/)
  const row = ad.rows.first()
  for (const words of [
    /APR representative/,
    /Your deposit|£/,
    /payments over \d+ months, [\d,]+ miles a year/,
  ]) {
    await expect(row).toContainText(words)
  }
  const opener = row.getByRole('link', { name: 'Representative example' })
  await expect(ad.example).toHaveCount(0)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(ad.example).toBeVisible()
  await expect(ad.example).toContainText('Total payable if you buy it')
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(ad.example).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.getByLabel('Contract length').selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Find prices' }).click()
  await expect(page).toHaveURL(/financeType=pcp&.*term=/)
})

test('L-73 without script the examples stand on the page @no-script', async ({ page, car }) => {
  const ad = adDealPage(page)
  await ad.open(car.capId, 'financeType=pcp')
  await ad.rows.first().getByRole('link', { name: 'Representative example' }).click()
  await expect(page.locator(':target')).toContainText('Amount of credit')
  await expect(page.locator(':target')).toBeInViewport()
})

for (const how of [' @once', ' @no-script']) {
  test(`L-75 R-35 the audience of a car is joined, what was typed stays${how}`, async ({
    page,
    car,
  }) => {
    const ad = adDealPage(page)
    const { name, email } = newVisitor()
    await ad.open(car.capId, 'utm_source=x')
    await ad.name.fill(name)
    await ad.email.fill('ada@')
    await ad.join.click()
    const address = how === ' @once' ? /\/fb\/\d+\?utm_source=x$/ : /\/fb\/\d+\?draft=.*#audience$/
    await expect(page).toHaveURL(address)
    await expect(ad.email).toHaveAccessibleDescription(/valid email/)
    await expect(ad.name).toHaveValue(name)
    if (how === ' @once') await expectSound(page)
    await ad.email.fill(email)
    await ad.join.click()
    // By script it is sent without leaving the page. Rule W-152.
    await expect(page).toHaveURL(how === ' @once' ? address : /joined=1/)
    await expect(ad.audience.getByRole('status')).toContainText('you are on the list')
    await expect(ad.join).toHaveCount(0)
  })
}

test('A-24 A-23 the drawer opens past the prices for whom the experiments say @wide', async ({
  page,
  car,
}) => {
  const ad = adDealPage(page)
  const drawer = page.locator('#capture')
  await outsideServices(page.context())
  const readOn = async (search: string) => {
    await ad.open(car.capId, search)
    await expect(drawer).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(500)
  }
  await readOn('fbclid=f')
  await expect(drawer, 'the first variant is off').toHaveCount(0)

  const assigned = { ...firstVariants(scenarios), dataCaptureDrawerFb: 'on' as const }
  const text = assignmentToText(assigned, scenarios, Date.now())
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [assignmentStorageKey, text],
  )
  await readOn('fbclid=f')
  await expect(drawer, 'without consent nothing stored counts').toHaveCount(0)
  await page.context().addCookies([consentCookieOf(['statistics'])])
  await readOn('fbclid=f&gclid=g')
  await expect(drawer, 'never with a Google click').toHaveCount(0)
  await readOn('fbclid=f')
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('heading')).toBeFocused()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('L-63 a provider that is closed is said to be so, by London’s clock @wide', async ({
  page,
  car,
}) => {
  const ad = adDealPage(page)
  // A Sunday in the night, and a Wednesday at noon.
  await page.clock.setFixedTime(new Date('2026-11-29T03:00:00Z'))
  await ad.open(car.capId)
  const row = ad.rows.first()
  await expect(row).toContainText(/Closed now, opens .* at \d/)
  await page.clock.setFixedTime(new Date('2026-12-02T12:00:00Z'))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(row).toContainText(/Mon–Fri \d/)
  await expect(row).not.toContainText('Closed now')
})
