import { count } from './pages/money.ts'
import { resultsPage } from './pages/results-page.ts'
import { hiddenStops } from './hidden-stops.ts'
import { expect, test } from './site-test.ts'

/** The number at the end of an option: "Electric 1,204". */
const optionCount = (text: string | null) => count(/[\d,]+$/.exec(text?.trim() ?? '')?.[0] ?? '')

/** What a list of so many deals says of itself. */
const deals = (total: number) => new RegExp(`^${total.toLocaleString('en-GB')} deals?\\b`)

test('F-102 maintenance and special offers say how many they leave @wide @whole', async ({
  page,
}) => {
  const results = resultsPage(page)
  for (const flag of ['In stock', 'With maintenance', 'Special offers']) {
    await results.open('bodyTypes=suv')
    const label = results.panel.locator('label', { hasText: flag })
    const left = optionCount(await label.textContent())
    await label.click()
    await expect(results.summary).toHaveText(deals(left))
  }
  await results.open('financeType=pcp')
  await expect(results.panel.locator('label', { hasText: 'With maintenance' })).toHaveCount(0)
})

test('F-141 F-106 another kind of lease keeps the contract, and shows as many as it says @wide', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('manufacturers=kia&terms=48&annualMileages=15000&depositValues=9')
  const business = results.panel.locator('label', { hasText: 'Business lease' })
  const leasesLeft = optionCount(await business.textContent())
  await business.click()
  await expect(page).toHaveURL(
    '/compare-car-leasing?financeType=business&manufacturers=kia&terms=48&annualMileages=15000&depositValues=9',
  )
  await expect(results.summary).toHaveText(deals(leasesLeft))
  const otherTerms = results.panel.getByText(/^Quoted on other terms/)
  await expect(otherTerms).toHaveCount(0)

  const pcp = results.panel.locator('label', { hasText: 'PCP' })
  const pcpsLeft = optionCount(await pcp.textContent())
  await pcp.click()
  // What a PCP is quoted on too is kept, of the rest the nearest is taken.
  await expect(otherTerms).toContainText('48 months')
  await expect(page).toHaveURL(/financeType=pcp&.*terms=48/)
  await expect(results.summary).toHaveText(deals(pcpsLeft))
})

test('F-105 F-141 so it is without script @no-script', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('terms=48&annualMileages=15000&depositValues=9')
  const pcp = results.panel.locator('label', { hasText: 'PCP' })
  const pcpsLeft = optionCount(await pcp.textContent())
  await pcp.click()
  await results.panel.getByRole('button', { name: /^Show/ }).first().click()
  await expect(page).toHaveURL(/financeType=pcp&.*terms=48/)
  await expect(results.summary).toHaveText(deals(pcpsLeft))
})

test('the focus goes from a chip to the next one, and from the last one to the count @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('manufacturers=audi,bmw&fuelTypes=electric')
  const chip = (label: string) =>
    results.chips.getByRole('link', { name: `Remove filter: ${label}` })
  await results.takeOver()
  await chip('Audi').focus()
  await chip('Audi').press('Enter')
  await expect(chip('BMW')).toBeFocused()
  await chip('Electric').press('Enter')
  await expect(chip('BMW')).toBeFocused()
  await chip('BMW').press('Enter')
  await expect(results.summary).toBeFocused()
})

test('the drawer leads to the first deal, Back closes it, and its choices are one step @narrow', async ({
  page,
}) => {
  const results = resultsPage(page)
  await page.goto('/site-map')
  await page.getByRole('main').getByRole('link', { name: 'All deals' }).first().click()
  await expect(page).toHaveURL('/compare-car-leasing')
  await page.evaluate(() => window.scrollTo(0, 3000))
  await results.opener.click()
  for (const fuel of ['Petrol', 'Diesel', 'Electric'])
    await results.panel.getByRole('checkbox', { name: new RegExp(`^${fuel}`) }).click()
  await results.panel.getByRole('button', { name: /^See [\d,]+ deals/ }).click()
  await expect(results.panel).toBeHidden()
  await expect(results.cards.first()).toBeInViewport()
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=petrol,diesel,electric')

  await results.opener.click()
  await results.panel.getByRole('checkbox', { name: /^Hybrid/ }).click()
  await page.goBack()
  await expect(results.panel).toBeHidden()
  await expect(page).toHaveURL(/fuelTypes=petrol,diesel,hybrid,electric$/)
  await page.goBack()
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=petrol,diesel,electric')
  await results.opener.click()
  await results.panel.getByRole('button', { name: 'Close filters' }).click()
  await expect(results.panel).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/compare-car-leasing')
  await page.goBack()
  await expect(page).toHaveURL('/site-map')
})

test('filters, count and chips stay in reach, and a new list begins at its first deal @wide', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('fuelTypes=petrol')
  await page.evaluate(() => window.scrollTo(0, 2500))
  await expect(results.summary).toBeInViewport()
  await expect(results.chips).toBeInViewport()
  const maintained = results.panel.getByRole('checkbox', { name: /^With maintenance/ })
  await maintained.click()
  await expect(results.cards.first()).toBeInViewport()
  await expect(maintained).toBeFocused()
})

test('the drawer says that it counts, and why it could not @narrow', async ({ page }) => {
  const results = resultsPage(page)
  let answer: 'comes' | 'never' | 'fails' = 'comes'
  const held: (() => void)[] = []
  await page.route('**/api/derivatives**', async (route) => {
    if (answer === 'never') await new Promise<void>((resolve) => held.push(resolve))
    if (answer === 'fails') return route.fulfill({ status: 429, body: '{}' })
    return route.fallback()
  })
  await results.open()
  await results.opener.click()
  await results.panel.getByRole('checkbox', { name: /^Diesel/ }).click()
  // With its first use the script comes, and asks for the list it takes over.
  await expect(page).toHaveURL(/fuelTypes=diesel/)
  answer = 'never'
  await results.panel.getByRole('checkbox', { name: /^Petrol/ }).click()
  await expect(results.panel.getByRole('button', { name: 'Counting…' })).toBeVisible()
  answer = 'fails'
  for (const goOn of held) goOn()
  await expect(results.panel.getByText(/could not be brought up to date/)).toBeVisible()
  answer = 'comes'
  await results.panel.getByRole('button', { name: 'Try again' }).click()
  await expect(results.panel.getByRole('button', { name: /^See [\d,]+ deals/ })).toBeVisible()
})

test('F-107 chosen makes stand on top, and others are found by name @wide', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('manufacturers=nissan')
  const makes = results.panel.getByRole('group', { name: 'Make', exact: true })
  await expect(makes.getByRole('checkbox').first()).toHaveAccessibleName(/^Nissan/)
  await results.panel.getByRole('searchbox', { name: 'Find a make' }).fill('mercedes b')
  await expect(makes.getByRole('checkbox')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await makes.getByRole('checkbox', { name: /^Mercedes-Benz/ }).click()
  await expect(page).toHaveURL('/compare-car-leasing?manufacturers=mercedes-benz,nissan')
})

test('the order of a list is sent by a button of its own @no-script', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('fuelTypes=electric')
  await results.sortBy('Monthly price, highest first')
  await page.getByRole('main').getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page).toHaveURL(/fuelTypes=electric&sort=minPayment/)
})

const sizes = [
  { width: 360, height: 780, text: 100, how: '@whole' },
  { width: 1366, height: 768, text: 100, how: '@whole' },
  { width: 320, height: 256, text: 100, how: '' },
  { width: 360, height: 780, text: 200, how: '@whole' },
  { width: 1366, height: 768, text: 200, how: '@whole' },
]
for (const size of sizes) {
  test(`what has the focus is never hidden at ${size.width} × ${size.height}, text at ${size.text} % @wide ${size.how}`, async ({
    page,
    setTextSize,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(size)
    await setTextSize(size.text)
    await page.goto('/compare-car-leasing?manufacturers=audi&fuelTypes=electric&page=1')
    const hidden = [
      ...(await hiddenStops(page, 'Tab', 50)),
      ...(await hiddenStops(page, 'Shift+Tab', 50)),
    ]
    expect(hidden).toEqual([])
    // And where the bars lie over a long list: down from its middle, and up from what stands below.
    await page.getByRole('main').getByRole('article').nth(5).getByRole('link').first().focus()
    expect(await hiddenStops(page, 'Tab', 25)).toEqual([])
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    expect(await hiddenStops(page, 'Shift+Tab', 40)).toEqual([])
  })
}
