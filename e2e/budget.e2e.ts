import type { Page } from '@playwright/test'
import { count } from './pages/money.ts'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'

const list = '/compare-car-leasing'
const raiseOf = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^£20 more a month brings [\d,]+ more$/ })
const waysOut = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Without “/ })

test('F-121 a typed budget is a filter like any other, without a page being loaded @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  // Until the script has taken over, Enter sends the form, as it does without script.
  await results.tick('Fuel', 'Electric')
  await expect(page).toHaveURL(`${list}?fuelTypes=electric`)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await results.payUpTo(275)
  await expect(page).toHaveURL(`${list}?fuelTypes=electric&budgetTo=275`)
  await expect(results.chips.getByRole('link', { name: /Up to £275/ })).toBeVisible()
  expect(Math.max(...(await results.monthlyPrices()))).toBeLessThanOrEqual(275_00)
  expect(documents).toEqual([])
})

test('F-121 the slider sets the maximum by keys, all of them one step of history @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open()
  // A filter of another kind, taken back, is a use after which the script is there.
  await results.tick('Fuel', 'Electric')
  await expect(page).toHaveURL(`${list}?fuelTypes=electric`)
  await results.tick('Fuel', 'Electric')
  await expect(page).toHaveURL(list)
  await results.openPanel()
  await expect(results.budgetSlider).toHaveAttribute('aria-valuetext', 'Any')
  await results.budgetSlider.focus()
  for (const key of ['Home', 'PageUp', 'ArrowRight']) await page.keyboard.press(key)
  const pounds = Number(await results.budgetSlider.inputValue())
  expect(pounds).toBeGreaterThan(100)
  await expect(results.budgetTo).toHaveValue(String(pounds))
  await expect(page).toHaveURL(`${list}?budgetTo=${pounds}`)
  await expect(results.budgetSlider).toHaveAttribute('aria-valuetext', `Up to £${pounds}`)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(list)
  await expect(results.budgetTo).toHaveValue('')
})

test('F-122 F-123 a usual budget is one press, and an end past the other takes it back @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('budgetFrom=350')
  await results.openPanel()
  const usual = results.panel.getByRole('group', { name: 'Usual budgets' })
  await usual.getByRole('link', { name: '£300' }).click()
  await expect(page).toHaveURL(`${list}?budgetTo=300`)
  await expect(results.budgetTo).toHaveValue('300')
  await expect(usual.locator('[aria-current]')).toHaveText('£300')
})

test('F-120 £20 more a month brings as many more as it says @no-script', async ({ page }) => {
  const results = resultsPage(page)
  await results.open('fuelTypes=electric')
  await expect(raiseOf(page)).toHaveCount(0)
  await results.open('fuelTypes=electric&budgetTo=250')
  const before = await results.total()
  const more = count(/brings ([\d,]+) more/.exec(await raiseOf(page).innerText())![1]!)
  await raiseOf(page).click()
  await expect(page).toHaveURL(`${list}?fuelTypes=electric&budgetTo=270`)
  await expect.poll(results.total).toBe(before + more)
})

test('F-124 F-125 an empty list says what each way out leads to @no-script', async ({ page }) => {
  const results = resultsPage(page)
  const empty = 'manufacturers=bmw&budgetTo=150'
  await results.open(empty)
  const ways = await waysOut(page).allInnerTexts()
  expect(ways.length).toBe(2)
  for (const way of ways) {
    await results.open(empty)
    await page.getByRole('link', { name: way, exact: true }).click()
    await expect(page).not.toHaveURL(/bmw.*150/)
    await expect.poll(results.total).toBe(count(/, ([\d,]+) deals?$/.exec(way)![1]!))
  }
  await results.open(empty)
  const cheapest = page.getByRole('link', { name: /^The cheapest BMW is £[\d.,]+ a month$/ })
  const [price] = /£[\d.,]+/.exec(await cheapest.innerText())!
  await cheapest.click()
  await expect(page).toHaveURL(`${list}?manufacturers=bmw`)
  await expect(results.summary).toContainText(`from ${price} a month`)
})

test('F-124 a list that a choice leaves empty counts its ways out as well @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('manufacturers=bmw')
  await results.payUpTo(150)
  await expect(waysOut(page)).toHaveCount(2)
  await expect(waysOut(page).first()).toHaveText(/, [\d,]+ deals?$/)
})
