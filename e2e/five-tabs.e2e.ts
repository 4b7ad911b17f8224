import { account, logIn } from './larkway/account.ts'
import { ownAddress } from './larkway/own-address.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

// What tabs owe one another is a matter of milliseconds, so they are looked at when no other test runs.
test('S-07 S-12 S-30 five tabs: the page that was refused, one refresh, one log-out for all @wide', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/faq')
  const email = await account(request, page)
  let refreshes = 0
  context.on('request', (each) => {
    if (each.url().endsWith('/api/refresh')) refreshes += 1
  })
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
  await logIn(page, email)
  await expect(page).toHaveURL('/account')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No enquiry has been made')).toBeVisible()
  await expectSound(page)

  // The token is in memory alone: a page loaded anew refreshes; tabs that open ask the one that has it.
  refreshes = 0
  await page.reload()
  await expect(page.getByText('No enquiry has been made')).toBeVisible()
  expect(refreshes).toBe(1)
  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/account')))
  for (const tab of tabs) await expect(tab.getByText('No enquiry has been made')).toBeVisible()
  expect(refreshes, 'five tabs share one refresh').toBe(1)
  const cookies = await context.cookies(new URL('/api/login', page.url()).href)
  expect(cookies.find(({ name }) => name === 'refreshToken')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/api',
  })
  expect(await page.evaluate(() => document.cookie)).not.toContain('refreshToken')
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('larkway.account')

  await page.getByRole('button', { name: 'Log out' }).click()
  for (const tab of [page, ...tabs]) await expect(tab).toHaveURL('/login', { timeout: 1000 })
})
