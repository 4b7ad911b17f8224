import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { config } from './config.ts'
import { account, linkTo, logIn, newEmail, password } from './larkway/account.ts'
import { newestMessageTo } from './larkway/outbox.ts'
import { ownAddress } from './larkway/own-address.ts'
import { confirmPriceAlert, dealOf, openPriceAlert } from './larkway/price-alert.ts'
import { requestedScripts } from './requested-scripts.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

/** A new account, logged in on its page, with its first dialog closed. */
async function ownPage(page: Page, request: APIRequestContext, given?: string): Promise<string> {
  await page.goto('/login')
  const email = await account(request, page, given)
  await logIn(page, email)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Your account')
  await dialog.getByRole('link', { name: 'My enquiries and settings' }).click()
  await expect(page).toHaveURL('/account')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('No enquiry has been made')).toBeVisible()
  return email
}

/** One of what stands folded at the end of the page, opened. */
async function opened(page: Page, summary: string) {
  const part = page.locator('details', { has: page.getByText(summary, { exact: true }) })
  await part.locator('summary').click()
  return part
}

test('S-76 C-186 price alerts and saved searches stand in the account of their address @once', async ({
  page,
  request,
  car,
}) => {
  const email = newEmail()
  await page.goto(dealOf(car))
  const form = await openPriceAlert(page)
  await form.email.fill(email)
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press the link in our e-mail')
  await confirmPriceAlert(page, request, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We watch this price')
  const saved = await request.post(`${config.leasingApiUrl}/api/customer-forms`, {
    headers: ownAddress(),
    data: {
      ...{ type: 'car', manufacturerId: car.make, rangeId: car.range, financeType: 'personal' },
      ...{ userName: 'Ada Lovelace', userEmail: email, userPhone: '07700 900321' },
    },
  })
  expect(saved.status(), await saved.text()).toBe(200)

  await ownPage(page, request, email)
  const main = page.getByRole('main')
  const stop = page.getByRole('button', { name: /^Stop watching/ })
  await expect(stop).toBeVisible()
  await expect(main.getByText('Watched until')).toBeVisible()
  await expectSound(page)
  await stop.click()
  await expect(main.getByText(/^Stopped on/)).toBeVisible()
  await main.getByRole('button', { name: /^Watch again/ }).click()
  await expect(stop).toBeVisible()
  const watched = main.getByRole('listitem').filter({ has: stop }).getByRole('link')
  await expect(watched).toHaveAttribute('href', dealOf(car))

  const remove = page.getByRole('button', { name: /^Remove the search for Vauxhall/ })
  await expect(main.getByRole('listitem').filter({ has: remove })).toContainText('Personal lease.')
  await main.getByRole('listitem').filter({ has: remove }).getByRole('link').click()
  await expect(page).toHaveURL(/\/find-my-deal/)
  await page.goBack()
  await remove.click()
  await expect(main.getByText('Removed.')).toBeFocused()
  await expect(remove).toHaveCount(0)
  await page.reload()
  await expect(main.getByText(`No search is saved with ${email}.`)).toBeVisible()
})

test('S-69 S-13 C-162 another e-mail address holds once its link is pressed @once', async ({
  page,
  request,
}) => {
  const email = await ownPage(page, request)
  const next = newEmail()
  const part = await opened(page, 'Change the e-mail address')
  await part.getByLabel('New e-mail address').fill(next)
  await part.getByLabel('Password').fill('Wrong!day9')
  await part.getByRole('button', { name: 'Send me the link' }).click()
  await expect(part.getByRole('alert')).toBeFocused()
  await part.getByLabel('Password').fill(password)
  await part.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(`We have sent a link to ${next}`)).toBeVisible()
  expect((await newestMessageTo(request, email)).subject).toContain('to be changed')

  await page.goto(await linkTo(request, next))
  await expect(page.getByRole('main')).toContainText(`your account has the address ${next}`)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new address is confirmed')
  await page.goto('/account')
  await expect(page.getByRole('main')).toContainText(`No enquiry has been made with ${next}`)
})

test('C-164 C-165 C-185 S-13 somebody’s data are downloaded, and all of it erased @once', async ({
  page,
  request,
  context,
}) => {
  const email = await ownPage(page, request)
  const exported = await opened(page, 'Download my data')
  await exported.getByLabel('Password').fill(password)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exported.getByRole('button', { name: 'Download' }).click(),
  ])
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    account: { email: string }
    sessions: unknown[]
  }
  expect(data.account.email).toBe(email)
  expect(data.sessions).toHaveLength(1)
  await expect(page.getByText('The file is in your downloads.')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByText('No enquiry has been made')).toBeVisible()
  const erased = await opened(page, 'Erase my account and data')
  await erased.getByLabel('Password').fill(password)
  await erased.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/login')
  await other.close()
  await page.goto('/login')
  await logIn(page, email)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Incorrect email or password' }),
  ).toBeVisible()
})

test('S-18 S-27 S-75 two tabs: a log-in and a log-out in one count in the other @wide', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/login')
  const email = await account(request, page)
  const other = await context.newPage()
  const scripts = requestedScripts(other)
  await other.goto('/login')
  await other.waitForLoadState('networkidle')
  const before = scripts.length
  await logIn(page, email)
  await expect(page).toHaveURL('/')
  // S-75: the tab that waits has no script of accounts until another tab logs in.
  await expect(other).toHaveURL('/')
  expect(scripts.length).toBeGreaterThan(before)
  await other.goto('/account')
  await expect(other.getByText('No enquiry has been made')).toBeVisible()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/login')
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
})

test('S-21 S-19 S-65 expired, and revoked by another password: the next request ends the session @wide', async ({
  page,
  request,
  context,
}) => {
  await page.clock.install()
  const email = await ownPage(page, request)
  let refreshes = 0
  context.on('request', (each) => {
    if (each.url().endsWith('/api/refresh')) refreshes += 1
  })
  const reminders = page.getByLabel('Remind me before a lease ends')
  const saved = () =>
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await Promise.all([saved(), reminders.check()])
  expect(refreshes).toBe(0)
  // Past the fifteen minutes of an access token: the next request has another one first.
  await page.clock.fastForward(15 * 60_000)
  await Promise.all([saved(), reminders.uncheck()])
  expect(refreshes).toBe(1)

  // Another password is chosen elsewhere.
  const headers = { ...ownAddress(), origin: new URL(page.url()).origin }
  await request.post('/api/password-recovery-tokens', { data: { email }, headers })
  await expect
    .poll(async () => (await newestMessageTo(request, email)).body)
    .toContain('password-recovery')
  const token = (await linkTo(request, email)).split('/').at(-1)!
  const changed = await request.put(`/api/password-recovery-tokens/${token}/password`, {
    data: { password: 'Rainy!day9', passwordConfirmation: 'Rainy!day9' },
    headers,
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await page.clock.fastForward(15 * 60_000)
  await reminders.check().catch(() => {})
  await expect(page).toHaveURL('/login')
  await logIn(page, email)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Incorrect email or password' }),
  ).toBeVisible()
  await logIn(page, email, 'Rainy!day9')
  await expect(page).toHaveURL('/account')
})
