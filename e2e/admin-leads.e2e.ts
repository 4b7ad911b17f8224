import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { config } from './config.ts'
import { openOffice, password } from './larkway/colleague.ts'
import { cheapestDeal, enquire } from './larkway/confirmed-enquiry.ts'
import { refusalCookie } from './larkway/consent-cookies.ts'
import { messagesTo } from './larkway/outbox.ts'
import { ownAddress } from './larkway/own-address.ts'
import { expectPressable } from './pressable.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

/** What the customer's account shows of an enquiry. */
async function statesInAccount(page: Page, request: APIRequestContext, email: string) {
  const headers = { ...ownAddress(), origin: new URL(page.url()).origin }
  const person = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    password,
    passwordConfirmation: password,
  }
  await request.post('/api/users', { data: { ...person, email }, headers })
  // The enquiry has been confirmed to the same address before.
  const linked = async () =>
    (await messagesTo(request, email)).find(({ body }) => body.includes('/registration/'))
  await expect.poll(linked).toBeDefined()
  const token = /registration\/([\w-]+)/.exec((await linked())!.body)![1]!
  await request.put(`/api/users/${token}/confirm`, { data: {}, headers })
  await page.goto('/account')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/account')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  return page.getByRole('main')
}

test('W-163 W-167 W-169 an enquiry is seen, called, noted and ordered, and its customer’s account says so @once', async ({
  page,
  request,
  browser,
  hasTouch,
}) => {
  const deal = await cheapestDeal(request)
  const email = `lead.${crypto.randomUUID().slice(0, 8)}@example.com`
  const { name, phone } = await enquire(request, deal, email)
  await openOffice(page, request, { provider: deal.offer.brandName, address: '/admin/leads' })

  // Found by what names a person, which stands in no address.
  const table = page.getByRole('table', { name: 'Leads' })
  await page.getByLabel('Name, e-mail, phone or reference').fill(email)
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL('/admin/leads')
  const row = table.getByRole('row').nth(1)
  await expect(row).toContainText(/just now|1 minute ago/)
  await expect(row.getByRole('link', { name: `Call ${name} on ${phone}` })).toHaveAttribute(
    'href',
    /^tel:\+44/,
  )
  await expectSound(page)
  if (hasTouch) await expectPressable(page)
  await page.getByLabel('Call back').selectOption('Tomorrow')
  await expect(page.getByText('No lead fits that.')).toBeVisible()
  await page.goBack()
  await row.getByRole('link', { name, exact: true }).press('Enter')

  // Opened, it is seen.
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Is blue there?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send an e-mail' })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  await expectSound(page)
  if (hasTouch) await expectPressable(page)
  const history = page.locator('section').filter({ hasText: /^History/ })
  await expect(history).toContainText('Opened, Ada Lovelace')
  await page.getByRole('button', { name: 'Mark as called' }).press('Enter')
  await expect(history).toContainText('Marked as called, Ada Lovelace')
  await page.getByLabel('New note').fill('Prefers blue.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Prefers blue.')).toBeVisible()
  await page.getByLabel('Who looks after it').selectOption('Ada Lovelace')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(history).toContainText('Given to Ada Lovelace')

  // A mark made by mistake is taken back, after being asked.
  await page.getByRole('button', { name: 'Mark as ordered' }).click()
  await page.getByRole('button', { name: 'Take back “Ordered”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(history).toContainText('Taken back: Ordered')
  await page.getByRole('button', { name: 'Mark as ordered' }).click()
  await expect(page.getByRole('button', { name: 'Mark as ordered' })).toHaveCount(0)
  await expectSound(page)

  // Its customer sees what was said of it.
  const visit = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  await visit.addCookies([refusalCookie])
  const customer = await visit.newPage()
  await customer.goto('/faq')
  const states = await statesInAccount(customer, request, email)
  for (const words of ['Seen by the provider', 'The provider has called', 'Car ordered']) {
    await expect(states).toContainText(words)
  }
  await visit.close()

  // All that was found goes into a file.
  await page.getByRole('link', { name: 'All leads' }).click()
  await page.getByLabel('Name, e-mail, phone or reference').fill(email)
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText('Ordered')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trimEnd().split('\r\n')).toHaveLength(2)
  expect(file).toContain(`"${email}"`)
})

test('S-42 S-80 another provider sees nothing of it, and says so @once', async ({
  page,
  request,
}) => {
  const deal = await cheapestDeal(request)
  const email = `lead.${crypto.randomUUID().slice(0, 8)}@example.com`
  const { orderRef, name } = await enquire(request, deal, email)
  const brands = await request.get(`${config.leasingApiUrl}/api/brands`)
  const { data } = (await brands.json()) as { data: { id: number; name: string }[] }
  const other = data.find(({ id }) => id !== deal.offer.brandId)!
  await openOffice(page, request, { provider: other.name, address: '/admin/leads' })
  await page.getByLabel('Name, e-mail, phone or reference').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No lead fits that.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Undelivered' })).toHaveCount(0)
  await page.goto(`/admin/leads/${orderRef}`)
  await expect(page.getByRole('alert').filter({ hasText: 'no such lead' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(name)
  await expectSound(page)

  // Whose books an address asks for is for our staff to say: a provider sees its own.
  const books = page.waitForResponse(/\/api\/rate-books\?/)
  await page.goto(`/admin/rate-books?provider=${deal.offer.brandId}`)
  expect(await (await books).json()).toMatchObject({ brandId: other.id })
  await expect(page.getByLabel('Provider')).toHaveCount(0)
  const users = page.waitForResponse(/\/api\/user-searches$/)
  await page.goto('/admin/users')
  const { data: people } = (await (await users).json()) as { data: { companyId: number }[] }
  expect(people.length).toBeGreaterThan(0)
  expect(people.filter(({ companyId }) => companyId !== other.id)).toEqual([])
})

test('W-174 what was given up is sent again, and what became of it is said @once', async ({
  page,
  request,
}) => {
  const deal = await cheapestDeal(request)
  // No mail server takes anything for a domain that cannot exist.
  const email = `lead.${crypto.randomUUID().slice(0, 8)}@nowhere.invalid`
  const { orderRef } = await enquire(request, deal, email)
  await openOffice(page, request, { address: '/admin/dead-letters' })
  const row = page
    .getByRole('table', { name: 'Undelivered' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/admin/leads/${orderRef}"]`) })
  await expect(row).toContainText('Confirmation to the customer')
  await expect(row).toContainText('given up')
  await expect(row).toContainText('The other side refused it.')
  await expectSound(page)
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 sent again.' })).toBeVisible()
  await expect(row).toContainText('Sent again')
  await page.reload()
  await expect(row).toContainText('given up')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible()
})
