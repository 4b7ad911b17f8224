import type { APIRequestContext, Page } from '@playwright/test'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { messageText } from '#core/messages/message-text.ts'
import { config } from './config.ts'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

type Car = Pick<WireDeal, 'bodyType' | 'fuelType'>

type Subject = {
  heading: string
  /** What each card says. */
  cards?: RegExp
  /** What each card's car is. */
  cars?: (car: Car) => boolean
  /** The filter of the panel that the path decides. */
  decided: string
}

/** Every list about a subject, by its address. */
const subjects: Readonly<Record<string, Subject>> = {
  '/personal-car-leasing': {
    heading: 'Personal car lease deals',
    cards: /a month inc\. VAT/,
    decided: 'Finance',
  },
  '/business-car-leasing': {
    heading: 'Business car lease deals',
    cards: /a month excl\. VAT/,
    decided: 'Finance',
  },
  '/pcp': { heading: 'PCP car deals', cards: /APR/, decided: 'Finance' },
  '/van-leasing': {
    heading: 'Van lease deals',
    cards: /a month excl\. VAT/,
    cars: ({ bodyType }) => bodyType === 'van',
    decided: 'Body type',
  },
  '/in-stock-car-lease-deals': {
    heading: 'In-stock car lease deals',
    cards: /In stock/,
    decided: 'In stock',
  },
  '/special-offers': {
    heading: 'Special offers on lease cars',
    cards: /Special offer|Hot deal/,
    decided: 'Special offers',
  },
  '/car-leasing/electric-cars': {
    heading: 'Electric car lease deals',
    cars: ({ fuelType }) => fuelType === 'electric',
    decided: 'Fuel',
  },
  '/car-leasing/hybrid-cars': {
    heading: 'Hybrid car lease deals',
    cars: ({ fuelType }) => ['hybrid', 'plug-in-hybrid'].includes(fuelType),
    decided: 'Fuel',
  },
  '/body-type/estate': {
    heading: 'Estate lease deals',
    cars: ({ bodyType }) => bodyType === 'estate',
    decided: 'Body type',
  },
  '/budget/250to350': {
    heading: 'Lease deals at £250 to £350 a month',
    cards: /£(2[5-9]\d|3[0-4]\d)\.\d\d|£350(\.00)? a month/,
    decided: 'Monthly budget',
  },
}

/** Lists whose subject is a kind of lease, a flag, a body and a sum; the others have a filter alike. */
const ofEachKind = ['/pcp', '/in-stock-car-lease-deals', '/body-type/estate', '/budget/250to350']

for (const [address, { heading, cards, cars, decided }] of Object.entries(subjects)) {
  const how = ofEachKind.includes(address) ? '' : ' @whole'
  test(`F-39 F-100 ${address} opens with its own heading and its own deals @no-script`, async ({
    page,
    request,
  }) => {
    const results = resultsPage(page, address)
    await results.open()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      config.siteUrl + address,
    )
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(results.cards).toHaveCount(24)
    if (cards) for (const card of await results.cards.all()) await expect(card).toContainText(cards)
    if (cars) for (const car of await carsOf(page, request)) expect(cars(car)).toBe(true)
    for (const role of ['group', 'checkbox'] as const) {
      await expect(results.panel.getByRole(role, { name: new RegExp(`^${decided}`) })).toHaveCount(
        0,
      )
    }
  })

  test(`a filter chosen without script stays at ${address} @no-script${how}`, async ({ page }) => {
    const results = resultsPage(page, address)
    await results.open()
    await results.panel.getByLabel('Length', { exact: true }).selectOption('any')
    await results.panel.getByRole('button', { name: 'Show these deals' }).click()
    await expect(page).toHaveURL(`${address}?terms=any`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await results.total()).toBeGreaterThan(0)
    await results.removeChip('Any term')
    await expect(page).toHaveURL(address)
  })
}

test('a filter chosen on a list about a subject stays there, and Back undoes it @once', async ({
  page,
}) => {
  const results = resultsPage(page, '/car-leasing/hybrid-cars')
  await results.open()
  const all = await results.summary.innerText()
  await results.tick('Body type', 'SUV')
  await expect(page).toHaveURL('/car-leasing/hybrid-cars?bodyTypes=suv')
  await expect(results.summary).not.toHaveText(all)
  await page.goBack()
  await expect(results.summary).toHaveText(all)
})

test('P-15 F-101 vans open on business prices, and a personal lease can be taken away again @once', async ({
  page,
}) => {
  const results = resultsPage(page, '/van-leasing')
  await results.open('financeType=personal')
  await expect(results.cards.first()).toContainText('inc. VAT')
  await results.removeChip('Personal lease')
  await expect(page).toHaveURL('/van-leasing?annualMileages=8000')
  await expect(results.cards.first()).toContainText('excl. VAT')
})

test('D-37 a list of cars in stock that is empty says so @no-script', async ({ page }) => {
  await page.goto('/in-stock-car-lease-deals?manufacturers=porsche&budgetTo=200')
  await expect(page.getByRole('main')).toContainText(messageText('empty.inStockOffers'))
  await expect(
    page.getByRole('heading', {
      name: 'There are currently no in stock offers available',
      exact: true,
    }),
  ).toBeVisible()
})

test('D-38 a body type without results leads to special offers and cars in stock @no-script', async ({
  page,
}) => {
  await page.goto('/body-type/suv?manufacturers=porsche&budgetTo=200')
  const main = page.getByRole('main')
  await expect(main).toContainText(messageText('empty.bodyType'))
  await main.getByRole('link', { name: 'See cars in stock' }).click()
  await expect(page).toHaveURL('/in-stock-car-lease-deals')
  await page.goBack()
  await main.getByRole('link', { name: 'See special offers' }).click()
  await expect(page).toHaveURL('/special-offers')
})

test('R-15 R-27 the copy of the in-stock page is not indexed and names its original @no-script', async ({
  page,
}) => {
  await page.goto('/in-stock-car-lease-deals/index.bak')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${config.siteUrl}/in-stock-car-lease-deals`,
  )
})

test('the indexes lead to the page of each body and budget @no-script', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/car-leasing/bodytypes')
  await main.getByRole('link', { name: 'Vans' }).click()
  await expect(page).toHaveURL('/van-leasing')
  await page.goto('/car-leasing/bodytypes')
  await main.getByRole('link', { name: 'Coupes' }).click()
  await expect(page).toHaveURL('/body-type/coupe')
  await page.goto('/car-leasing/budget')
  const band = main.locator('section').filter({ has: page.getByText('£350 to £450 a month') })
  await band.getByRole('link', { name: /^See [\d,]+ deals$/ }).click()
  await expect(page).toHaveURL('/budget/350to450')
})

test('R-27 the site map names each list about a subject that crawlers may read @no-script', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-pages.xml')).text()
  const names = (address: string) => sitemap.includes(`<loc>${config.siteUrl}${address}</loc>`)
  for (const address of Object.keys(subjects)) expect(names(address), address).toBe(true)
  expect(names('/in-stock-car-lease-deals/index.bak')).toBe(false)
  expect(sitemap).not.toMatch(/<loc>[^<]*\?/)
})

/** The cars of the cards shown. */
async function carsOf(page: Page, request: APIRequestContext): Promise<Car[]> {
  const hrefs = await resultsPage(page).dealLinks.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  const capIds = hrefs.flatMap((href) => /^\/vehicles\/(\d+)\/offers/.exec(href)?.[1] ?? [])
  expect(capIds).toHaveLength(24)
  return Promise.all(
    capIds.map(async (capId) => {
      const answer = await request.get(`${config.leasingApiUrl}/api/derivatives/${capId}`)
      expect(answer.status()).toBe(200)
      return (await answer.json()) as Car
    }),
  )
}

test('F-109 a list of a body type asks for delivery, which only stock can meet soon @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await page.goto('/body-type/suv')
  await results.openPanel()
  const delivery = results.panel.getByRole('group', { name: 'When would you like it?' })
  await expect(delivery.getByRole('radio', { name: 'Just browsing' })).toBeChecked()
  await expect(results.panel.getByRole('checkbox', { name: /^In stock/ })).toHaveCount(0)
  await delivery.getByRole('radio', { name: 'ASAP' }).check()
  await expect(page).toHaveURL('/body-type/suv?delivery=asap')
  await expectSound(page)
  await page.goto('/body-type/suv?delivery=asap')
  await expect(results.cards.first()).toContainText('In stock')
  await results.removeChip('Delivery: ASAP')
  await expect(page).toHaveURL('/body-type/suv')
})

test('F-109 D-38 the same without script, and ways on where nothing fits @no-script', async ({
  page,
}) => {
  const results = resultsPage(page)
  await page.goto('/body-type/convertible?manufacturers=porsche&budgetTo=200')
  await expect(page.getByText("Oops - we don't seem to have any results")).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'See special offers' }),
  ).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'See cars in stock' }),
  ).toBeVisible()
  await page.goto('/body-type/suv')
  await results.panel.getByRole('radio', { name: '2-4 weeks' }).check()
  await results.panel.getByRole('button', { name: 'Show these deals' }).click()
  await expect(page).toHaveURL(/delivery=5weeks/)
  await expect(page).not.toHaveURL(/stock=1/)
  await expect(results.cards.first()).toContainText('In stock')
})
