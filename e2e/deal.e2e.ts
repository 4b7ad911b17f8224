import { expect, test } from './site-test.ts'
import { dealPage } from './pages/deal-page.ts'
import { pence } from './pages/money.ts'

test('a word of the deal sentence changes the price, says by how much, and keeps its address', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36')
  const before = await deal.price.read()
  await deal.term.selectOption('24 months')
  await expect(page).toHaveURL(/term=24/)
  const told = /^([+−]£[\d,.]+) a month, all in: (£[\d,.]+) instead of (£[\d,.]+)$/
  await expect(deal.change).toHaveText(told)
  const after = await deal.price.read()
  const [, change = '', now = '', was = ''] = told.exec(await deal.change.innerText())!
  expect(pence(now)).toBe(Math.round(after.totalPence / 24))
  expect(pence(was)).toBe(Math.round(before.totalPence / 36))
  expect(pence(change)).toBe(pence(now) - pence(was))
  expect(after.payments).toBe(23)

  await page.reload()
  expect(await deal.price.read()).toEqual(after)
  await deal.financeType.selectOption('Business lease')
  await expect(page).toHaveURL(/financeType=business/)
  await expect(deal.price.monthly).toContainText('excl. VAT')
})

test('the total is the sum of its parts, and the saving that of the list @wide', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36&mileage=8000&deposit=6&stock=0')
  const price = await deal.price.read()
  const sum = await deal.sum()
  const part = (label: RegExp) => sum.find((row) => label.test(row.label))?.pence ?? 0

  expect(part(/^Initial rental, 6 ×/)).toBe(6 * price.monthlyPence)
  expect(part(/^Initial rental/)).toBe(price.firstPence)
  expect(part(/^35 payments/)).toBe(35 * price.monthlyPence)
  expect(part(/^Total/)).toBe(price.totalPence)
  expect(part(/^Initial rental/) + part(/^35 payments/) + part(/fee/)).toBe(price.totalPence)
  expect(part(/^Spread over 36 months/)).toBe(Math.round(price.totalPence / 36))

  const listed = await deal.listed()
  expect(listed.length, 'several providers quote the sample car').toBeGreaterThan(1)
  const totals = listed.map((offer) => offer.totalPence)
  expect(totals).toEqual(totals.toSorted((left, right) => left - right))
  expect(totals[0]).toBe(price.totalPence)
  const nextBest = listed.find(({ provider }) => provider !== listed[0]!.provider)!
  const savingPounds = Math.floor((nextBest.totalPence - price.totalPence) / 36 / 100)
  expect(savingPounds, 'the sample car has a saving to show').toBeGreaterThan(0)
  expect(pence(await deal.saving.innerText())).toBe(savingPounds * 100)
})

test('L-47 once the prices of the car have come, no choice asks for more @wide', async ({
  page,
  car,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/derivatives/')) requests.push(request.url())
  })
  const deal = dealPage(page)
  await deal.open(car.capId)
  await deal.term.selectOption('24 months')
  await expect(page).toHaveURL(/term=24/)
  expect(requests).not.toEqual([])
  requests.length = 0
  await deal.mileage.selectOption('10,000 miles')
  await expect(page).toHaveURL(/mileage=10000/)
  await deal.financeType.selectOption('Business lease')
  await expect(page).toHaveURL(/financeType=business/)
  expect(requests).toEqual([])
})

test('L-42 L-43 prices that do not come are said to have failed, and asked for again @wide', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  const prices = `**/api/derivatives/${car.capId}/offers?**`
  await page.route(prices, (route) => route.fulfill({ status: 404, json: {} }))
  await deal.open(car.capId)
  const before = await deal.price.read()
  await deal.term.selectOption('24 months')
  await expect(deal.failed).toBeVisible()
  expect(await deal.price.read()).toEqual(before)
  await page.unroute(prices)
  await deal.term.selectOption('48 months')
  await expect(page).toHaveURL(/term=48/)
  await expect(deal.failed).toHaveCount(0)
})

test('D-101 a deal page holds its prices once, and its first choice asks for them @wide', async ({
  page,
  request,
  car,
}) => {
  const html = await (await request.get(`/vehicles/${car.capId}/offers`)).text()
  expect(html).toContain('monthly payments')
  expect(html).not.toContain('monthlyPaymentPence')
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36')
  await deal.sort.selectOption('Monthly price, highest first')
  await expect(page).toHaveURL(/sort=minPayment/)
  const months = (await deal.listed()).map(({ monthlyPence }) => monthlyPence)
  expect(months).toEqual(months.toSorted((left, right) => right - left))
})

test('D-101 a deal whose prices do not come goes on as HTML @wide', async ({ page, car }) => {
  const deal = dealPage(page)
  const prices = `**/api/derivatives/${car.capId}/offers?**`
  await page.route(prices, (route) => route.fulfill({ status: 404, json: {} }))
  await deal.open(car.capId, 'term=36')
  await deal.term.selectOption('24 months')
  await expect(deal.failed).toBeVisible()
  await expect(deal.term.locator('option:checked')).toHaveText('36 months')
  await deal.glance.getByRole('link').first().click()
  await expect(page).toHaveURL(/term=24/)
  expect((await deal.price.read()).payments).toBe(23)
})

test('D-101 a car with colours in stock asks for nothing before it is used @wide', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/offers/stock/carousel')
  const { data } = (await answer.json()) as { data: { capId: string }[] }
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await dealPage(page).open(data[0]!.capId)
  await expect(page.getByRole('group', { name: 'Colours in stock' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/derivatives/'))).toEqual([])
})

test('all figures of a price are equally wide @once', async ({ page, car }) => {
  const deal = dealPage(page)
  await deal.open(car.capId)
  const widths = await deal.price.figure.evaluate((figure) =>
    ['1111', '0000', '8888'].map((digits) => {
      const probe = document.createElement('span')
      probe.textContent = digits
      figure.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }),
  )
  expect(widths[0]).toBeGreaterThan(0)
  expect(widths).toEqual([widths[0], widths[0], widths[0]])
})

test('the deal sentence without script is a form @no-script', async ({ page, car }) => {
  const deal = dealPage(page)
  await deal.open(car.capId)
  await deal.term.selectOption('24 months')
  await deal.showDeal.click()
  await expect(page).toHaveURL(/\/offers\?.*term=24/)
  expect((await deal.price.read()).payments).toBe(23)
  await expect(deal.term.locator('option:checked')).toHaveText('24 months')
})

test('Back and Forward work after whole page loads @wide', async ({ page, car }) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=24')
  const short = await deal.price.read()
  await deal.open(car.capId, 'term=48')
  const long = await deal.price.read()
  await page.goBack()
  await expect(page).toHaveURL(/term=24$/)
  expect(await deal.price.read()).toEqual(short)
  await deal.mileage.selectOption('10,000 miles')
  await expect(page).toHaveURL(/mileage=10000/)
  await page.goForward()
  await expect(page).toHaveURL(/term=48$/)
  expect(await deal.price.read()).toEqual(long)
})

test('K-23 a car whose figures are estimates is called official nowhere @no-script', async ({
  page,
  request,
}) => {
  // The cheapest electric car of the demonstration, whose figures its authors estimated.
  const answer = await request.get('/api/derivatives/v2?fuelTypes[]=electric&rows=1')
  const { data } = (await answer.json()) as { data: { capId: string; isApproximate: boolean }[] }
  expect(data[0]!.isApproximate).toBe(true)
  await page.goto(`/vehicles/${data[0]!.capId}/offers`)
  const main = page.getByRole('main')
  await expect(main.getByText(/good for about [\d,]+ miles \(our estimate\)/)).toBeVisible()
  await expect(main.getByText(/are our own estimates/)).toBeVisible()
  await expect(
    main.getByText(/in the official test|official (?:consumption|range) (?:is|of)/i),
  ).toHaveCount(0)
})
