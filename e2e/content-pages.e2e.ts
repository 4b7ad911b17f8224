import { expect, test } from './site-test.ts'

const guide = '/car-leasing-guides/leasing-explained/what-is-an-initial-rental'

test('a guide is read with its tables, and a sum is an example, without script @no-script', async ({
  page,
}) => {
  await page.goto(guide)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(/\d minutes? to read/)).toBeVisible()
  const sum = main.getByRole('group').filter({ has: page.locator('[role=status]') })
  await expect(sum.getByRole('table')).toBeVisible()
  await expect(sum.getByRole('textbox').first()).toBeHidden()
})

test('a sum in a guide is done anew when a number changes, and says so @once', async ({ page }) => {
  await page.goto(guide)
  const sum = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('[role=status]') })
  const before = await sum.getByRole('status').innerText()
  await expect(sum.getByRole('table')).toBeHidden()
  // Typed again where the script was not there yet.
  await expect(async () => {
    await sum.getByRole('textbox').first().fill('321')
    await expect(sum.getByRole('status')).not.toHaveText(before, { timeout: 1_000 })
  }).toPass()
  await expect(sum.getByRole('status')).toHaveText(/£/)
})

test('E-23 a chart is a table of its numbers with bars beside them, in both schemes @no-script', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(guide)
    const chart = page.getByRole('table', { name: 'The same lease, paid five ways' })
    const row = chart.getByRole('row').filter({ hasText: '12 months' })
    await expect(row.getByRole('cell', { name: '£3,217.08' })).toBeVisible()
    const fills = await row
      .locator('rect')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill))
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(new Set([...fills, ground]).size).toBe(3)
  }
})

test('E-15 a guide on vans prices its vans as it says, without VAT @no-script', async ({
  page,
}) => {
  await page.goto('/car-leasing-guides/business-and-vans/leasing-a-van')
  await expect(page.getByText('Van prices here are shown without VAT')).toBeVisible()
  const cards = page.locator('#deals').getByRole('article')
  await expect(cards).not.toHaveCount(0)
  for (const card of await cards.all()) await expect(card).toContainText('excl. VAT')
})
