import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

/** What the API tells of a range's price: pounds a day, today the last. */
type History = { prices: (number | null)[]; isDemonstration: boolean }

test('P-77 P-78 a range shows how its price moved and how today’s stands to it @no-script', async ({
  page,
  car: { make, range },
}) => {
  const address = `/api/manufacturers/${make}/ranges/${range}/price-history`
  const { prices, isDemonstration } = (await (await page.request.get(address)).json()) as History
  const today = prices.at(-1)!
  const dearer = prices.filter((price) => price !== null && price > today).length
  const cheaper = prices.filter((price) => price !== null && price < today).length
  expect(dearer + cheaper).toBeGreaterThan(0)

  await page.goto(`/car-leasing/${make}/${range}`)
  const history = page.locator('#price-history')
  await expect(history.getByRole('heading')).toHaveText('How the price has moved')
  await expect(history.getByRole('img')).toHaveAccessibleName(
    /^Lowest monthly price on each day from \d+ \w+ 20\d\d to today, between £[\d.,]+ and £[\d.,]+$/,
  )
  if (dearer > 0) await expect(history).toContainText(`lower than on ${dearer} `)
  if (cheaper > 0) await expect(history).toContainText(`higher than on ${cheaper} of`)
  await expect(history).toContainText('the last 90 days')
  expect(isDemonstration).toBe(true)
  await expect(history).toContainText('Earlier prices are made up for this demonstration.')
})

test('P-77 the line fits its page', async ({ page, car: { make, range } }) => {
  await page.goto(`/car-leasing/${make}/${range}`)
  await expect(page.locator('#price-history').getByRole('img')).toBeVisible()
  await expectSound(page)
})
