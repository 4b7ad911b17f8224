import { account, linkTo, logIn, newEmail, password } from './larkway/account.ts'
import { ownAddress } from './larkway/own-address.ts'
import { newestMessageTo } from './larkway/outbox.ts'
import { requestedScripts } from './requested-scripts.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

test('S-71 S-47 from a page: log in, create an account, its link, first log-in, details, log-out @once', async ({
  page,
  request,
}) => {
  const email = newEmail()
  const scripts = requestedScripts(page)
  await page.goto('/faq')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  const opener = page.getByRole('banner').getByRole('link', { name: 'Your account' })
  /** On a phone it is the last of the menu. */
  const open = async () => {
    if (!(await opener.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
    await opener.click()
  }
  await open()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Log in')
  expect(scripts.length, 'the script comes with its first use').toBeGreaterThan(before)
  await expectSound(page)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await dialog.getByRole('link', { name: 'Create an account' }).click()
  await expect(dialog).toHaveAccessibleName('Create an account')
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Lovelace')
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByLabel('New password').fill('Password1!')
  await dialog.getByLabel('The same password again').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(/most common/)
  await dialog.getByLabel('New password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'sent you an e-mail' })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.goto(await linkTo(request, email))
  await expect(page.getByText(`the account of ${email} is yours`)).toBeVisible()
  await page.getByRole('button', { name: 'Activate my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is activated')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email)
  await expect(page).toHaveURL('/')
  await expect(dialog).toHaveAccessibleName('Your account')
  await expect(dialog).toContainText('Ada Lovelace')
  await expect(dialog).toContainText(email)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open()
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(dialog).toHaveCount(0)
  await open()
  await expect(dialog).toHaveAccessibleName('Log in')
})

test('S-24 S-12 a session whose token was replayed ends in the browser as well @wide', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/login')
  const email = await account(request, page)
  await logIn(page, email)
  await expect(page.getByRole('dialog')).toBeVisible()
  const api = new URL('/api/refresh', page.url()).href
  const refreshCookie = async () =>
    (await context.cookies(api)).find(({ name }) => name === 'refreshToken')
  const cookie = await refreshCookie()
  await page.goto('/account')
  await expect(page.getByText('No enquiry has been made')).toBeVisible()
  // Somebody shows the token that was exchanged: within the grace it has its successor, later none.
  await page.waitForTimeout(10_500)
  const origin = new URL(page.url()).origin
  const replay = await request.post('/api/refresh', {
    headers: { cookie: `refreshToken=${cookie!.value}`, origin },
  })
  expect(replay.status()).toBe(401)
  await page.reload()
  await expect(page).toHaveURL('/login')
  expect(await refreshCookie()).toBeUndefined()
})

test('S-59 S-65 a wrong password says no more than that; another comes by e-mail @once', async ({
  page,
  request,
}) => {
  // Next has an alert of its own, which says where one is.
  const said = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await page.goto('/login')
  const email = await account(request, page)
  for (const typed of [email, 'nobody@example.com']) {
    await page.getByLabel('E-mail address').fill(typed)
    await page.getByLabel('Password', { exact: true }).fill('Wrong!day9')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(said('Incorrect email or password')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  // The page before has a field of the same name: filled too early, it is that one.
  await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('sent you an e-mail')).toBeVisible()
  await expect
    .poll(async () => (await newestMessageTo(request, email)).body)
    .toContain('password-recovery')
  await page.goto(await linkTo(request, email))
  await page.getByLabel('New password').fill('Rainy!day9')
  await page.getByLabel('The same password again').fill('Rainy!day')
  await page.getByRole('button', { name: 'Save my new password' }).click()
  await expect(said('not the same')).toBeVisible()
  await page.getByLabel('The same password again').fill('Rainy!day9')
  await page.getByRole('button', { name: 'Save my new password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
})

test('S-72 forms of accounts without script: registration is taken, a log-in says that it needs script @no-script', async ({
  page,
  request,
}) => {
  const email = newEmail()
  // The footer has a form with names of its own.
  const main = page.getByRole('main')
  await page.goto('/login')
  // Texts within a noscript are found by no text of Playwright's.
  await expect(page.locator('main noscript > div')).toContainText('Accounts need JavaScript')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Last name').fill('Lovelace')
  await main.getByLabel('E-mail address').fill(email)
  await main.getByLabel('New password').fill('short')
  await main.getByLabel('The same password again').fill('short')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(main.getByLabel('New password')).toHaveAccessibleDescription(/at least 8 characters/)
  await expect(main.getByLabel('First name')).toHaveValue('Ada')
  await expect(main.getByLabel('New password')).toHaveValue('')
  await main.getByLabel('New password').fill(password)
  await main.getByLabel('The same password again').fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mailbox')
  await page.goto(await linkTo(request, email))
  await page.getByRole('button', { name: 'Activate my account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page.getByText('Accounts need JavaScript')).toBeVisible()
})
