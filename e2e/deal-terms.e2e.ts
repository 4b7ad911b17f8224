import type { APIRequestContext } from '@playwright/test'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { dealFigures } from './pages/deal-figures.ts'
import { dealPage } from './pages/deal-page.ts'
import { pence } from './pages/money.ts'
import { expect, test } from './site-test.ts'

/** Every offer of a car of one finance type. */
async function offersOf(
  request: APIRequestContext,
  capId: string,
  financeType: string,
): Promise<WireOffer[]> {
  const offers: WireOffer[] = []
  for (const maintained of [0, 1]) {
    for (let page = 1, isMore = true; isMore; page++) {
      const answer = await request.get(`/api/derivatives/${capId}/offers`, {
        params: { financeType, maintained, rows: 100, page },
      })
      const { data } = (await answer.json()) as { data: WireOffer[] }
      offers.push(...data)
      isMore = data.length === 100
    }
  }
  return offers
}

test('L-59 every sum, cell and saving is the API’s and a plain calculation’s @no-script', async ({
  request,
  car,
}) => {
  for (const financeType of ['personal', 'business', 'pcp']) {
    const offers = await offersOf(request, car.capId, financeType)
    for (const at of [0, Math.floor(offers.length / 2), offers.length - 1]) {
      const { term, annualMileage, depositValue, stock, maintenanceIncluded } = offers[at]!
      const address =
        `/vehicles/${car.capId}/offers?financeType=${financeType}&term=${term}&mileage=${annualMileage}` +
        `&deposit=${depositValue}&stock=${stock}&maintained=${Number(maintenanceIncluded)}`
      const html = await (await request.get(address)).text()
      const { errors, checked } = dealFigures(html, address, offers)
      expect(errors, address).toEqual([])
      expect(checked).toBeGreaterThan(8)
    }
  }
})

test('L-59 a cell of the terms leads to its deal, in place with script @once', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36&mileage=8000&deposit=6&stock=0')
  const cell = deal.glance.getByRole('link').first()
  const month = pence(await cell.innerText())
  // A word that was changed in place shows that the script has taken over.
  await deal.term.selectOption('24 months')
  await expect(page).toHaveURL(/term=24/)
  let loads = 0
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
  await cell.click()
  await expect(page).toHaveURL(/term=24&mileage=8000&deposit=1&/)
  const { totalPence } = await deal.price.read()
  expect(Math.round(totalPence / 24)).toBe(month)
  await expect(cell).toHaveAttribute('aria-current', 'true')
  await expect(deal.change).toContainText(/a month, all in: /)
  await deal.mileages.getByRole('link').last().click()
  await expect(page).toHaveURL(/term=24&mileage=(?!8000)\d+&deposit=1&/)
  expect(loads).toBe(0)
})

test('L-59 the same without script @no-script', async ({ page, car }) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36&mileage=8000&deposit=6&stock=0')
  const cell = deal.glance.getByRole('link').first()
  await expect(cell).toHaveAttribute('rel', 'nofollow')
  const month = pence(await cell.innerText())
  await cell.click()
  await expect(page).toHaveURL(/term=24&mileage=8000&deposit=1&/)
  expect(Math.round((await deal.price.read()).totalPence / 24)).toBe(month)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/vehicles/${car.capId}/offers$`),
  )
})

test('L-57 L-58 what gives way is marked before it is chosen, and said afterwards @once', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/derivatives/v2?stock=1&rows=12')).json()) as {
    data: { capId: string }[]
  }
  const deal = dealPage(page)
  let seen = 0
  for (const { capId } of data) {
    await deal.open(capId, 'stock=1')
    const marked = deal.term.locator('option', { hasText: '(other terms change)' })
    if ((await marked.count()) === 0) continue
    seen++
    const value = (await marked.first().getAttribute('value'))!
    await deal.term.selectOption(value)
    await expect(page).toHaveURL(new RegExp(`term=${value}`))
    await expect(deal.change).toHaveText(/Nobody quotes exactly that, so th.* gave way: .* became /)
    break
  }
  expect(seen, 'a car in stock that is not quoted on every term').toBe(1)
})

test('L-61 an offer that is chosen is the page’s, until another choice @wide', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36&mileage=8000&deposit=6&stock=0')
  const best = await deal.enquire.innerText()
  const choose = page.getByRole('link', { name: /^Choose this offer: / }).first()
  const provider = (await choose.getAttribute('aria-label'))!.replace('Choose this offer: ', '')
  await choose.click()
  await expect(page).toHaveURL(/&offer=\d+-/)
  await expect(deal.enquire).toHaveText(`Ask ${provider} for this deal`)
  await expect(page.getByText('Your choice')).toBeVisible()
  await page.reload()
  await expect(deal.enquire).toHaveText(`Ask ${provider} for this deal`)
  await page.getByText('Back to the best deal').click()
  await expect(deal.enquire).toHaveText(best)
  await expect(page).not.toHaveURL(/offer=/)
})

test('L-60 L-62 offers are put in order and limited without script too @no-script', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36&mileage=8000&deposit=6&stock=0')
  await deal.sort.selectOption('Monthly price, highest first')
  await deal.showOffers.click()
  await expect(page).toHaveURL(/sort=minPayment%7Cdesc/)
  const months = (await deal.listed()).map(({ monthlyPence }) => monthlyPence)
  expect(months.length).toBeGreaterThan(1)
  expect(months).toEqual(months.toSorted((left, right) => right - left))
  await deal.firstPayment.selectOption('Up to £500')
  await deal.showOffers.click()
  const { firstPence } = await deal.price.read()
  expect(firstPence).toBeLessThanOrEqual(50_000)
})

test('L-62 terms chosen by themselves set a budget aside, until it is asked for again @wide', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36&mileage=8000&deposit=6&stock=0')
  await deal.firstPayment.selectOption('Up to £500')
  await expect(page).toHaveURL(/rentalRange=500/)
  expect((await deal.price.read()).firstPence).toBeLessThanOrEqual(50_000)
  await deal.term.selectOption('24 months')
  await expect(page).not.toHaveURL(/rentalRange/)
  await expect(deal.firstPayment).toBeDisabled()
  await page.getByRole('button', { name: 'Use a budget again' }).click()
  await expect(deal.firstPayment).toBeEnabled()
})

test('L-63 a provider is said to be closed by a browser alone, with when it opens @wide', async ({
  page,
  request,
  car,
}) => {
  const html = await (await request.get(`/vehicles/${car.capId}/offers`)).text()
  expect(html).toMatch(/Mon–Fri \d/)
  expect(html).not.toContain('Closed now')
  const main = page.getByRole('main')
  // A Sunday evening, when nobody answers.
  await page.clock.setSystemTime(new Date('2026-11-29T20:00:00Z'))
  await dealPage(page).open(car.capId)
  // The script comes with the first use that the page notices: before it listens, a pointer is missed.
  await expect(async () => {
    await main.getByRole('heading', { level: 1 }).hover()
    await dealPage(page).term.hover()
    const closed = main.getByText(/Closed now, opens tomorrow at \d+:\d\d\./).first()
    await expect(closed).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const allClosed = main.getByText(/Closed now/)
  const onSunday = await allClosed.count()
  await page.clock.setSystemTime(new Date('2026-11-30T11:00:00Z'))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await dealPage(page).term.hover()
  await page.waitForLoadState('networkidle')
  // Some providers answer in the evening alone.
  await expect.poll(() => allClosed.count()).toBeLessThan(onSunday)
})

test('L-64 a lease says how its price has moved, a PCP does not @no-script', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId)
  const history = page.locator('#price-history')
  await expect(
    history.getByText('Earlier prices are made up for this demonstration.'),
  ).toBeVisible()
  await expect(history.getByText('First price')).toBeVisible()
  await deal.open(car.capId, 'financeType=pcp')
  await expect(history).toHaveCount(0)
})

test('the script of a deal comes with its first use, and a word changed before it counts @wide', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  const held: (() => void)[] = []
  await deal.open(car.capId, 'term=36')
  await page.waitForLoadState('networkidle')
  // What counts views, and what remembers the car, come in an idle moment, which a busy machine has late.
  await page.waitForTimeout(2500)
  let fetched = 0
  await page.route('**/*.js', async (route) => {
    fetched++
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fallback()
  })
  await page.mouse.move(2, 2)
  await page.waitForTimeout(300)
  expect(fetched).toBe(0)
  await deal.term.selectOption('24 months')
  await expect.poll(() => fetched).toBeGreaterThan(0)
  await page.unroute('**/*.js')
  for (const letGo of held) letGo()
  await expect(page).toHaveURL(/term=24/)
  expect((await deal.price.read()).payments).toBe(23)
})
