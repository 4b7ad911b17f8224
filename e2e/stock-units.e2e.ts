import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test('P-75 a deal in stock names the cars that stand ready @once', async ({ page, request }) => {
  await page.goto('/in-stock-car-lease-deals')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/stock=1/)
  const capId = /vehicles\/(\d+)/.exec(page.url())![1]!
  const units = page.getByRole('main').getByText(/^\d+ in stock: /)
  await expect(units).toHaveText(/, available (now|from \d+ \w+ \d{4})$/)
  await units.click()
  const rows = page.getByRole('main').locator('details[open] li')
  await expect(rows.first()).toContainText(/available .*from /)
  await expectSound(page)
  const html = await (await request.get(`/vehicles/${capId}/offers?stock=1`)).text()
  expect(html, 'in the first answer').toMatch(/\d+ in stock: /)
})

test('P-75 they are asked for when a visitor turns to stock, and not before @wide', async ({
  page,
}) => {
  await page.goto('/in-stock-car-lease-deals')
  const href = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href')
  const asked: string[] = []
  page.on('request', (each) => {
    if (each.url().includes('stock-units')) asked.push(each.url())
  })
  await page.goto(href!.replace('stock=1', 'stock=0'))
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  await expect(main.getByText(/^\d+ in stock: /)).toHaveCount(0)
  expect(asked).toEqual([])
  await main.getByLabel('Delivery', { exact: true }).selectOption('1')
  await expect(main.getByText(/^\d+ in stock: /)).toBeVisible()
  expect(asked).toHaveLength(1)
})
