import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newestMessageTo } from './larkway/outbox.ts'
import { services } from './larkway/consent-cookies.ts'
import { consentBanner } from './pages/consent-banner.ts'
import { expect, test } from './site-test.ts'
import { withPictures } from './with-pictures.ts'

test.use({ launchOptions: withPictures })

const talk = /^(Talk to us|Live chat)$/
const wide = { width: 1440, height: 900 }
const menuTitle = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator('summary').filter({ hasText: name })

/** A page with a short name in front of which a menu is opened. */
async function openMenu(page: Page, name: string): Promise<void> {
  const toggler = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  if (await toggler.isVisible()) await toggler.click()
  await menuTitle(page, name).click()
}

const faultsOf = async (page: Page, ...within: string[]) => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  for (const place of within) axe.include(place)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

for (const [width, height, how] of [
  [360, 740, ''],
  [768, 1024, '@whole'],
  [1440, 900, '@whole'],
] as const) {
  test(`R-29 at ${width} px every menu opens, fits the page and has nothing for axe @wide ${how}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/about-us')
    for (const name of ['Car lease deals', 'Car lease comparison', 'Guides and help']) {
      await openMenu(page, name)
      const sheet = menuTitle(page, name).locator('xpath=following-sibling::*')
      await expect(sheet).toBeVisible()
      const box = (await sheet.boundingBox())!
      expect(box.x, name).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, name).toBeLessThanOrEqual(width)
      expect(await faultsOf(page, 'header', 'footer')).toEqual([])
      await menuTitle(page, name).click()
      if (width < 992) await page.keyboard.press('Escape')
    }
  })
}

test('R-29 K-30 makes stand by wordmarks, body types with the first price of their list @wide', async ({
  page,
}) => {
  await page.goto('/about-us')
  await openMenu(page, 'Car lease comparison')
  const marks = page.getByRole('banner').getByRole('img')
  await expect(marks.first()).toBeVisible()
  expect(await marks.count()).toBe(10)
  await expect
    .poll(() =>
      marks.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
  const suvs = page.getByRole('banner').getByRole('link', { name: 'SUVs' })
  const [price] = (await suvs.textContent())!.match(/£[\d,.]+/)!
  await suvs.click()
  await expect(page).toHaveURL(/\/body-type\/suv$/)
  await expect(page.getByRole('article').first()).toContainText(price)
})

test('menus stand under their titles @wide', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/about-us')
  for (const name of ['Car lease deals', 'Car lease comparison', 'Guides and help']) {
    await openMenu(page, name)
    const title = (await menuTitle(page, name).boundingBox())!
    const sheet = (await menuTitle(page, name).locator('xpath=following-sibling::*').boundingBox())!
    expect(sheet.x, name).toBeLessThanOrEqual(title.x)
    expect(sheet.x + sheet.width, name).toBeGreaterThanOrEqual(title.x + title.width)
    await page.keyboard.press('Escape')
  }
})

test('D-07 the phone number stands in the header from 1200 px only @wide', async ({ page }) => {
  await page.goto('/about-us')
  const phone = page.getByRole('banner').getByRole('link', { name: /^Call us/ })
  await expect(phone).toBeVisible()
  await page.setViewportSize({ width: 1199, height: 900 })
  await expect(phone).toBeHidden()
})

test('R-23 D-06 a way to talk to us floats on every page but the enquiry @once', async ({
  page,
  car,
}) => {
  await page.goto('/about-us')
  await page.getByRole('button', { name: talk }).click()
  // A live chat asks first whether it may be loaded.
  const isWide = page.viewportSize()!.width >= 992
  if (isWide && services.includes('chat')) await consentBanner(page).refuse.click()
  const panel = page.getByRole('complementary').filter({ hasText: 'Talk to a person' })
  await expect(panel.getByRole('link', { name: /^020/ })).toBeVisible()
  expect(await faultsOf(page, 'aside')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('link', { name: /^020/ })).toBeHidden()
  await page.goto(`/vehicles/${car.capId}/get-this-deal?offer=${car.offer.id}`)
  await expect(page.getByRole('button', { name: talk })).toBeHidden()
})

test('the footer names social pages, and no review that nobody wrote @once', async ({ page }) => {
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
  await expect(footer).toContainText('No customer has reviewed us yet.')
})

const newsletter = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  return {
    title: footer.getByText('Leasing news by e-mail'),
    first: footer.getByLabel('First name'),
    second: footer.getByLabel('Second name'),
    email: footer.getByLabel('E-mail', { exact: true }),
    button: footer.getByRole('button', { name: 'Send me the news' }),
    message: (text: string) => footer.getByText(text),
    thanks: footer.getByText(
      'Thank you. Press the link in the e-mail that we send you, and you are on the list.',
    ),
  }
}
const tooShort = 'This field is too short please provide your name'
const badEmail = 'Please provide a valid email address'

test('V-44 V-45 D-11 the newsletter says what is wrong, its button is grey meanwhile, and thanks @once', async ({
  page,
}) => {
  await page.goto('/about-us')
  const form = newsletter(page)
  await form.title.click()
  // What checks the form comes with its first touch: left again where it was not there yet.
  await expect(async () => {
    await form.first.fill('A')
    await form.second.focus()
    await expect(form.message(tooShort)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(form.first).toHaveAttribute('aria-invalid', 'true')
  await expect(form.button).toHaveAttribute('aria-disabled', 'true')
  expect(await faultsOf(page, 'header', 'footer')).toEqual([])
  await form.first.fill('Ada')
  await expect(form.button).not.toHaveAttribute('aria-disabled')
  await expect(form.message(tooShort)).toBeHidden()

  await form.button.click()
  await expect(form.second).toBeFocused()
  await expect(form.message(badEmail)).toBeVisible()
  await form.second.fill('Lovelace')
  await form.email.fill(`ada-${Date.now()}@example.com`)
  await form.button.click()
  await expect(form.thanks).toBeFocused()
  await expect(form.email).toBeHidden()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('V-44 W-104 R-40 without script the newsletter comes back with what to mend, and a press of the e-mail’s link joins @no-script', async ({
  page,
  request,
}) => {
  await page.goto('/about-us')
  const form = newsletter(page)
  await form.title.click()
  await form.first.fill('Ada')
  await form.second.fill('L')
  await form.email.fill('ada@')
  await form.button.click()
  await expect(page).toHaveURL(/\/newsletter\?draft=/)
  const main = page.getByRole('main')
  await expect(main.getByText(badEmail)).toBeVisible()
  await expect(main.getByLabel('First name')).toHaveValue('Ada')
  await main.getByLabel('Second name').fill('Lovelace')
  const email = `ada-${Date.now()}@example.com`
  await main.getByLabel('E-mail', { exact: true }).fill(email)
  await main.getByRole('button', { name: 'Send me the news' }).click()
  await expect(page).toHaveURL(/\/newsletter\?sent=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. Press the link in the e-mail that we send you, and you are on the list.',
  )
  const asked = await newestMessageTo(request, email)
  await page.goto(/https?:\S+confirm=\S+/.exec(asked.body)![0])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'One press and you are on the list',
  )
  await page.getByRole('button', { name: 'Put me on the list' }).click()
  await expect(page).toHaveURL(/\/mailing-list\?done=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
  await page.goto('/mailing-list')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link does not work any more',
  )
})

test('D-49 a mark beside an offer leads to its provider’s paragraph @once', async ({
  page,
  car,
}) => {
  await page.goto(`/vehicles/${car.capId}/offers`)
  const mark = page
    .getByRole('main')
    .getByRole('link', { name: /^About / })
    .first()
  const provider = (await mark.getByRole('img').getAttribute('alt'))!.replace('About ', '')
  await mark.click()
  await expect(page).toHaveURL(/\/our-brokers#provider-\d+$/)
  const paragraph = page.locator(new URL(page.url()).hash)
  await expect(paragraph).toContainText(provider)
  await expect(paragraph).toBeInViewport()
})
