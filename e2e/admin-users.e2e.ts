import { accept, logIn, newColleague, openOffice, password } from './larkway/colleague.ts'
import { newestMessageTo } from './larkway/outbox.ts'
import { ownAddress } from './larkway/own-address.ts'
import { expectPressable } from './pressable.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

test('S-28 S-30 S-68 R-46 from an invitation over password and code to the office, and out again @once', async ({
  page,
  request,
  hasTouch,
}) => {
  const { email } = await openOffice(page, request)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Users' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expectSound(page)
  if (hasTouch) await expectPressable(page)

  // Words that are searched for name people: they stand in no address.
  await page.getByLabel('Name or e-mail address').fill(email.slice(0, 18))
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText(email)
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await expect(page).toHaveURL('/admin/users')
  await page.getByRole('button', { name: 'Clear' }).click()

  // Order and filters do, and Back leads to what they were.
  const heading = table.getByRole('columnheader', { name: 'E-mail address' })
  await heading.getByRole('button').press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL('/admin/users?sort=email%7Casc')
  await page.getByLabel('Who').selectOption('Our staff')
  await expect(page).toHaveURL('/admin/users?kind=staff&sort=email%7Casc')
  await page.goBack()
  await expect(page.getByLabel('Who')).toHaveValue('')
  await page.goBack()
  await expect(heading).toHaveAttribute('aria-sort', 'none')
  await page.getByLabel('State').selectOption('Deactivated')
  await page.getByLabel('Name or e-mail address').fill('nobody of this name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody fits that.')).toBeVisible()

  await header.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
})

test('S-52 D-40 a list that fails says so, and is asked for again @whole', async ({
  page,
  request,
  complaints,
}) => {
  await openOffice(page, request, { provider: 'Drivestone' })
  const users = page.getByRole('table', { name: 'Users' })
  await expect(users).toBeVisible()
  await page.route('**/api/user-searches', (route) => route.abort())
  await page.getByLabel('Name or e-mail address').fill('ada')
  await page.keyboard.press('Enter')
  const failure = page.getByRole('alert').filter({ hasText: 'site administrator' })
  await expect(failure).toHaveText(
    /Some unknown error occurred\. Please wait for the while and try again or contact site administrator\./,
  )
  // The browser names the request that the test has broken.
  complaints.length = 0
  await page.unroute('**/api/user-searches')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await expect(users).toContainText('Ada')
})

test('S-31 a guest is led to the log-in, a consumer is refused @once', async ({
  page,
  request,
}) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')
  const email = `consumer.${crypto.randomUUID().slice(0, 8)}@example.com`
  const headers = { ...ownAddress(), origin: new URL(page.url()).origin }
  const person = { firstName: 'Jane', lastName: 'Doe', password, passwordConfirmation: password }
  await request.post('/api/users', { data: { ...person, email }, headers })
  const { body } = await newestMessageTo(request, email)
  const token = /registration\/([\w-]+)/.exec(body)![1]!
  await request.put(`/api/users/${token}/confirm`, { data: {}, headers })
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/admin/users')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not yours to open')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectSound(page)
})

test('R-46 the office is in no cache, is not listed, and says that it needs script @no-script', async ({
  page,
  request,
}) => {
  const redirect = await request.get('/admin', { maxRedirects: 0 })
  expect([redirect.status(), redirect.headers()['location']]).toEqual([301, '/admin/users'])
  const response = await page.goto('/admin/users')
  expect(response!.headers()).toMatchObject({ 'cache-control': 'no-store' })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('main noscript > div')).toContainText('Accounts need JavaScript')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
})

test('S-83 S-84 S-85 a colleague is invited, deactivated while logged in, and taken back @wide', async ({
  page,
  browser,
  request,
}) => {
  await openOffice(page, request, { provider: 'Drivestone' })
  const colleague = newColleague()
  // People of a company are told of no other.
  await expect(page.getByLabel('Who')).toHaveCount(0)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await expectSound(page)
  await dialog.getByLabel('E-mail address').fill(colleague.email)
  await dialog.getByLabel('Mobile for codes').fill('020 7946 0123')
  await dialog.getByLabel('Your own password').fill(password)
  await dialog.getByLabel('Upload rate books').uncheck()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByLabel('Mobile for codes')).toHaveAccessibleDescription(/UK mobile/)
  await dialog.getByLabel('Mobile for codes').fill(colleague.phone)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is invited' })).toContainText(
    colleague.email,
  )

  const open = page.getByRole('table', { name: 'Open invitations' })
  await open.getByRole('button', { name: `Send again: ${colleague.email}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is invited' })).toHaveCount(2)

  const theirs = await browser.newContext()
  const other = await theirs.newPage()
  await other.setExtraHTTPHeaders(ownAddress())
  await accept(other, request, colleague)
  await other.goto('/admin/activity')
  await logIn(other, request, colleague)
  await expect(other).toHaveURL('/admin/activity')
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(other.getByRole('table', { name: 'Activity' })).toContainText('Invited')
  await expectSound(other)

  await page.reload()
  await expect(page.getByRole('table', { name: 'Open invitations' })).toHaveCount(0)
  await page.getByLabel('Name or e-mail address').fill(colleague.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate Ada Lovelace' }).click()
  const question = page.getByRole('dialog', { name: 'Deactivate Ada Lovelace?' })
  await expect(question).toContainText('You can take that back at any time.')
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is deactivated' })).toBeVisible()
  await expect(page.getByRole('row', { name: colleague.email })).toContainText('Deactivated')
  await other.reload()
  await expect(other).toHaveURL('/login')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'can log in again' })).toBeVisible()
  await logIn(other, request, colleague)
  await expect(other).toHaveURL('/admin/activity')
  await theirs.close()
})

test('S-86 a person’s data are exported and erased by address, and who asks is told there is no way back @wide', async ({
  page,
  request,
}) => {
  await openOffice(page, request)
  const email = `gone.${crypto.randomUUID().slice(0, 8)}@example.com`
  const headers = { ...ownAddress(), origin: new URL(page.url()).origin }
  const body = { name: 'Ada Lovelace', email, body: 'How long does a lease take?' }
  expect((await request.post('/api/contact', { data: body, headers })).status()).toBe(200)
  await page.getByText('Export by e-mail address').click()
  const form = page.locator('details', { hasText: 'Export by e-mail address' })
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Your own password').fill(password)
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Download' }).click()
  const file = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toContain('How long does a lease take?')

  await page.getByText('Erase by e-mail address').click()
  const erasure = page.locator('details', { hasText: 'Erase by e-mail address' })
  await erasure.getByLabel('E-mail address').fill(email)
  await erasure.getByLabel('Your own password').fill(password)
  await erasure.getByRole('button', { name: 'Erase' }).click()
  const question = page.getByRole('dialog', { name: `Erase everything about ${email}?` })
  await expect(question).toContainText('there is no way back')
  await expectSound(page)
  await question.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'are erased' })).toBeVisible()
  await page.goto('/admin/activity?action=erased')
  await page.getByLabel('Name or e-mail address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Data erased' })).toContainText(
    'An address without an account',
  )
})
