import { expect, test } from './site-test.ts'
import { priceBlock } from './pages/price-block.ts'
import { resultsPage } from './pages/results-page.ts'

test('filters change the list, its count and its address, and Back undoes them', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  const all = await results.summary.innerText()

  await results.tick('Fuel', 'Electric')
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric')
  await expect(results.summary).not.toHaveText(all)
  const electric = await results.summary.innerText()
  await results.tick('Make', 'Vauxhall')
  await results.payUpTo(400)
  await expect(page).toHaveURL(
    '/compare-car-leasing?manufacturers=vauxhall&fuelTypes=electric&budgetTo=400',
  )
  await expect(results.summary).not.toHaveText(electric)
  expect(Math.max(...(await results.monthlyPrices()))).toBeLessThanOrEqual(400_00)
  await expect(results.chips.getByRole('link', { name: /^Remove/ })).toHaveCount(3)

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric')
  await expect(results.summary).toHaveText(electric)
  await page.goBack()
  await expect(results.summary).toHaveText(all)
  await page.goForward()
  await expect(results.summary).toHaveText(electric)
  await page.reload()
  await expect(results.summary).toHaveText(electric)

  await results.removeChip('Electric')
  await expect(page).toHaveURL('/compare-car-leasing')
  await expect(results.summary).toHaveText(all)
})

test('a press is drawn before the list follows, and two in one moment both count @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  await results.tick('Fuel', 'Hybrid')
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=hybrid')
  const drawn = await page.evaluate(() => {
    const boxes = ['petrol', 'diesel'].map((fuel) => document.getElementById(`fuelTypes-${fuel}`))
    for (const box of boxes) box?.click()
    const areTicked = boxes.map((box) => box instanceof HTMLInputElement && box.checked)
    return { areTicked, search: window.location.search }
  })
  expect(drawn).toEqual({ areTicked: [true, true], search: '?fuelTypes=hybrid' })
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=petrol,diesel,hybrid')
  await expect(page.locator('#fuelTypes-petrol')).toBeChecked()
})

test('a filter taken off in the moment the script takes over is off, and Back puts it on @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  const all = await results.summary.innerText()
  // Next writes the address once before it listens to it: the press falls between the two.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('pressed')) return
    const write = history.replaceState.bind(history)
    history.replaceState = (...entry) => {
      history.replaceState = write
      write(...entry)
      queueMicrotask(() => {
        const chips = document.querySelectorAll<HTMLElement>('main [role="group"] a')
        const electric = [...chips].find(({ textContent }) => textContent.includes('Electric'))
        if (electric) sessionStorage.setItem('pressed', '1')
        electric?.click()
      })
    }
  })
  await results.open('fuelTypes=electric')
  await expect(page).toHaveURL('/compare-car-leasing')
  await expect(results.summary).toHaveText(all)

  await page.goBack()
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric')
  await expect(results.summary).not.toHaveText(all)
})

test('Back pressed at once after a change of filters undoes it @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open()
  const all = await results.summary.innerText()
  await results.open('fuelTypes=electric')
  await expect(results.summary).not.toHaveText(all)
  const electric = await results.summary.innerText()
  await results.sortBy('Monthly price, highest first')
  await expect(page).toHaveURL(/sort=minPayment/)
  await page.goBack()
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric')

  await page
    .getByRole('link', { name: 'Remove filter: Electric' })
    .evaluate((link: HTMLElement) => {
      link.click()
      history.back()
    })
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric')
  await expect(results.summary).toHaveText(electric)
  await page.goForward()
  await expect(page).toHaveURL('/compare-car-leasing')
  await expect(results.summary).toHaveText(all)
})

test('a list is put in order by the chosen figure @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('manufacturers=vauxhall')
  const cheapestFirst = await results.monthlyPrices()
  expect(cheapestFirst).toEqual(cheapestFirst.toSorted((left, right) => left - right))

  await results.sortBy('Monthly price, highest first')
  await expect(page).toHaveURL(/sort=minPayment/)
  await expect
    .poll(async () => (await results.monthlyPrices())[0])
    .toBeGreaterThan(cheapestFirst[0]!)
  const dearestFirst = await results.monthlyPrices()
  expect(dearestFirst).toEqual(dearestFirst.toSorted((left, right) => right - left))
})

test('F-135 a list is put in order by what no price says @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('manufacturers=vauxhall&fuelTypes=electric')
  const ranges = async () =>
    (await results.cards.allInnerTexts()).map((text) => Number(/(\d+) miles range/.exec(text)?.[1]))
  const areLongestFirst = async () =>
    (await ranges()).every((miles, at, all) => at === 0 || miles <= all[at - 1]!)
  expect(await areLongestFirst()).toBe(false)
  await results.sortBy('Electric range, longest first')
  await expect(page).toHaveURL(/sort=electricRange/)
  await expect.poll(areLongestFirst).toBe(true)
  expect(await results.cards.count()).toBeGreaterThan(2)
})

test('pages of a list follow one another without repeating a car @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open()
  const hrefs = () =>
    results.dealLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await hrefs()
  expect(first).toHaveLength(24)
  await results.nextPage.click()
  await expect(page).toHaveURL('/compare-car-leasing?page=2')
  await expect.poll(async () => (await hrefs())[0]).not.toBe(first[0])
  const second = await hrefs()
  expect(new Set([...first, ...second]).size).toBe(48)
  await page.goBack()
  // The page that comes back may still be on its way.
  await expect(async () => expect(await hrefs()).toEqual(first)).toPass()
})

test('an empty list says so and leads out @once', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('manufacturers=porsche&budgetTo=200')
  await expect(
    page.getByRole('heading', { name: 'We found nothing. Try again with different options' }),
  ).toBeVisible()
  await expect(results.cards).toHaveCount(0)
  const way = page.getByRole('main').getByRole('link', { name: /^Without “Up to £200 a month”/ })
  await expect(way).toHaveText(/, [\d,]+ deals?$/)
  await way.click()
  await expect(page).toHaveURL('/compare-car-leasing?manufacturers=porsche')
  await expect(results.summary).toHaveText(/^\d+ deals? (on \d+ models? )?from £/)
})

for (const [width, how] of [
  [1440, '@whole'],
  [360, ''],
] as const) {
  test.describe(`at ${width} px ${how}`, () => {
    test.use({ viewport: { width, height: 800 } })
    test('a list without script: its filters are a form @no-script', async ({ page }) => {
      const results = resultsPage(page)
      await results.open()
      const all = await results.total()
      await results.openPanel()
      await results.panel.getByRole('checkbox', { name: /^Electric/ }).check()
      await results.budgetTo.fill('400')
      await results.panel.getByRole('button', { name: 'Show these deals' }).click()
      await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric&budgetTo=400')
      expect(await results.total()).toBeLessThan(all)
      await results.nextPage.click()
      await expect(page).toHaveURL(/budgetTo=400&page=2$/)
      await results.removeChip('Electric')
      await expect(page).toHaveURL('/compare-car-leasing?budgetTo=400')
    })
  })
}

test('filters in another order are sent to the one address they have @no-script', async ({
  page,
}) => {
  await page.goto(
    '/compare-car-leasing?budgetTo=400&page=1&fuelTypes=electric,petrol&utm_source=news',
  )
  await expect(page).toHaveURL(
    '/compare-car-leasing?fuelTypes=petrol,electric&budgetTo=400&utm_source=news',
  )
})

test('another finance type chosen without script starts on its own profile @no-script', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  await results.panel.getByRole('radio', { name: /^PCP/ }).check()
  await results.panel.getByRole('button', { name: 'Show these deals' }).click()
  await expect(page).toHaveURL('/compare-car-leasing?financeType=pcp')
  expect(await results.total()).toBeGreaterThan(0)
})

test('P-72 P-73 a special offer says why it is one, and costs less than any ordinary price @no-script', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('specialOffers=1')
  const cards = await results.cards.all()
  expect(cards.length).toBeGreaterThan(10)
  for (const index of cards.keys()) await expect(results.card(index).special).toBeVisible()
  const mark = await results.card(0).special.innerText()

  const listed = await results.card(0).price.read()
  await results.card(0).link.click()
  const offer = page
    .getByRole('article')
    .filter({ hasText: /a month less, all in, than the cheapest ordinary price here/ })
    .first()
  await expect(offer).toContainText(mark.split('\n')[0]!.trim())
  const own = await priceBlock(offer).read()
  expect(own.monthlyPence).toBe(listed.monthlyPence)
  for (const other of await page.getByRole('article').filter({ hasText: 'Choose' }).all()) {
    if ((await other.getByText(/than the cheapest ordinary price/).count()) > 0) continue
    const price = await priceBlock(other).read()
    expect(own.monthlyPence).toBeLessThan(price.monthlyPence)
    expect(own.totalPence).toBeLessThan(price.totalPence)
  }
})

test('F-111 what an address asks for and nobody knows is said, the rest holds @wide', async ({
  page,
}) => {
  const results = resultsPage(page)
  const unknown = (words: string) => page.getByText(`We do not know ${words}.`)
  await results.open('fuelTypes=electric,steam&terms=abc')
  await expect(unknown('“steam” or “abc”')).toBeVisible()
  await expect(results.chips.getByText('Electric', { exact: true })).toBeVisible()

  await results.open('manufacturers=nonsense')
  await expect(unknown('“nonsense”')).toBeVisible()

  await results.open('manufacturers=ford')
  await expect(results.cards.first()).toBeVisible()
  await expect(unknown('“ford”')).toHaveCount(0)
})

for (const address of ['/compare-car-leasing', '/van-leasing'])
  test(`F-128 the first page of ${address} shows cars of many shapes @wide`, async ({ page }) => {
    await page.goto(address)
    const sources = await page
      .locator('main img[src^="/cars/"]')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
    const outlines = await Promise.all(
      sources.map(async (source) => {
        const response = await page.request.get(source)
        return /<path id="o" d="([^"]+)"/.exec(await response.text())?.[1]
      }),
    )
    expect(new Set(outlines).size).toBeGreaterThanOrEqual(12)
  })
