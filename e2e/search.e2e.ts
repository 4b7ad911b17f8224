import { requestedScripts } from './requested-scripts.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const boxName = 'Search cars and guides'

for (const [place, address, how] of [
  ['the home page', '/', '@whole'],
  ['the page of searches', '/search', '@once'],
] as const) {
  test(`F-130 pages are suggested at ${place} and chosen by key, its script coming with the focus ${how}`, async ({
    page,
  }) => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const scripts = requestedScripts(page)
    const main = page.getByRole('main')
    expect(await main.getByRole('combobox', { name: boxName }).count()).toBe(0)
    await main.getByRole('searchbox', { name: boxName }).focus()
    const box = main.getByRole('combobox', { name: boxName })
    await expect(box).toBeFocused()
    expect(scripts).not.toEqual([])

    await box.pressSequentially('kia ev3 ')
    const options = main.getByRole('listbox', { name: 'Pages found' }).getByRole('option')
    await expect(options.first()).toContainText('Kia EV3')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expectSound(page)
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id'))!,
    )
    await box.press('ArrowUp')
    await expect(options.first()).toHaveAttribute('aria-selected', 'false')
    await box.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(box).toHaveValue('kia ev3 ')
    await box.press('Backspace')
    await expect(options.first()).toContainText('Kia EV3')
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL('/car-leasing/kia/ev3')
  })
}

test('F-130 Enter without a choice leads to the page of answers @once', async ({ page }) => {
  await page.goto('/search')
  const main = page.getByRole('main')
  await main.getByLabel(boxName).fill('electric under 300 zzzzzz')
  await main.getByLabel(boxName).press('Enter')
  await expect(page).toHaveURL('/search?q=electric+under+300+zzzzzz')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Search for “electric under 300 zzzzzz”',
  )
  await expect(main.getByText('We do not know “zzzzzz”.')).toBeVisible()
  await main.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL('/compare-car-leasing?fuelTypes=electric&budgetTo=300')
  await page.goBack()
  await expect(main.getByLabel(boxName)).toHaveValue('electric under 300 zzzzzz')
})

test('F-130 the header has the box @wide', async ({ page }) => {
  await page.goto('/tcs')
  const box = page.getByRole('banner').getByLabel(boxName)
  await box.click()
  await page.keyboard.type('tesla')
  await page.getByRole('option', { name: /^Tesla Make/ }).click()
  await expect(page).toHaveURL('/car-leasing/tesla')
})

test('F-130 a narrow header leads to the box @narrow', async ({ page }) => {
  await page.goto('/tcs')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByLabel(boxName)).toBeVisible()
})

test('F-130 a search is a plain form without script @no-script', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByLabel(boxName).fill('ending a lease early')
  await main.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=ending+a+lease+early')
  await main.getByRole('link', { name: /Ending a lease early/i }).click()
  await expect(page).toHaveURL('/car-leasing-guides/rights-and-endings/ending-a-lease-early')
})

test('F-130 a search that nothing answers leads on @no-script', async ({ page }) => {
  await page.goto('/search?q=zzzzzz')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nothing here is called “zzzzzz”' })).toBeVisible()
  await main.getByRole('link', { name: 'All makes' }).click()
  await expect(page).toHaveURL('/manufacturers')
  await page.goto('/search?q=%00%F0%9F%9A%97')
  await expect(main.getByLabel(boxName)).toBeVisible()
})
