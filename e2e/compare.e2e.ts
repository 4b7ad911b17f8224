import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { pence } from './pages/money.ts'

test('F-157 L-77 L-78 R-36 deals stand side by side, and links add, remove and narrow @no-script', async ({
  page,
  car,
}) => {
  await page.goto(`/vehicles/${car.capId}/offers?term=24`)
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?deals=[\w-]+$/)
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveCount(2)
  await page.getByRole('link', { name: /^Add / }).first().click()
  await expect(columns).toHaveCount(3)

  // Unlike lengths: the same terms are looked up for both, and the lower of the two is marked.
  const months = page.getByRole('row').filter({ hasText: 'A month, all in, on the same terms' })
  await expect(page.getByText('These deals are on different terms')).toContainText(
    'Personal lease, 36 months, 8,000 miles a year, 6 months up front, inc. VAT',
  )
  const figures = (await months.getByRole('cell').getByRole('link').allInnerTexts()).map(pence)
  const lowest = months.getByRole('cell').filter({ hasText: 'the lowest' })
  await expect(lowest).not.toHaveCount(0)
  expect(pence(await lowest.first().getByRole('link').innerText())).toBe(Math.min(...figures))

  const rows = await page.getByRole('rowheader').count()
  await page.getByRole('link', { name: 'Show only what differs' }).click()
  await expect(page.getByRole('link', { name: 'Show everything' })).toBeVisible()
  const differing = page.getByRole('rowheader', { name: /differs$/ })
  const left = await page.getByRole('rowheader').count()
  expect(left).toBeLessThan(rows)
  // Price and month stand always.
  await expect(differing).toHaveCount(left - 2)
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(rows)
  await page
    .getByRole('link', { name: /^Remove .* from the comparison$/ })
    .first()
    .click()
  await expect(columns).toHaveCount(2)

  const { offer, special, capId } = car
  const five = [capId, offer.id, special.id, special.capId, '1'].join(',')
  await page.goto(`/compare?deals=${five}`)
  await expect(columns).toHaveCount(5)
  await expect(page.getByText('Four is the most that fit side by side')).toBeVisible()
  await page.goto('/compare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to compare yet')
})

test('a comparison scrolls by itself and by key, its page never does', async ({ page, car }) => {
  const deals = [car.offer.id, car.special.id, car.capId, car.special.capId].join(',')
  await page.goto(`/compare?deals=${deals}`)
  await expectSound(page)
  const region = page.getByRole('region', { name: /scrolls sideways/ })
  const [width, inner] = await region.evaluate((box) => [box.clientWidth, box.scrollWidth])
  if (page.viewportSize()!.width < 800) {
    expect(inner).toBeGreaterThan(width!)
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
    // What a row is about stays in sight.
    await expect(page.getByRole('rowheader', { name: 'Price', exact: true })).toBeInViewport()
  } else expect(inner).toBe(width)
})
