import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openOffice } from './larkway/colleague.ts'
import { ownAddress } from './larkway/own-address.ts'
import { config } from './config.ts'
import { expectPressable } from './pressable.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const address = '/admin/rate-books'
const provider = 'Copperfield Contract Hire'
const soon = { timeout: 20_000 }

// One provider's prices change once at a time.
test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ page }) => {
  test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
  await page.setExtraHTTPHeaders(ownAddress())
})

const part = (page: Page, name: string) => page.getByRole('region', { name })

/** The book in force as rows, by the page's own button. */
async function downloadRows(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await part(page, 'Earlier books')
    .getByRole('button', { name: /^As rows: / })
    .first()
    .click()
  return readFileSync(await (await download).path(), 'utf8')
}

test('T-28 T-21 T-22 T-16 a book is uploaded, looked at, made live and rolled back', async ({
  page,
  request,
}, info) => {
  test.slow()
  await openOffice(page, request, { provider, address })
  const upload = part(page, 'Upload a rate book')
  const books = page.getByRole('table', { name: 'Rate books' })
  await expect(books.getByRole('row').nth(1)).toContainText('In force')
  await expectSound(page)

  // The book in force with one price halved, which makes it the cheapest of its car.
  const lines = (await downloadRows(page)).trim().split('\r\n')
  const at = lines.findIndex((line) => /^\d+,personal,36,8000,6,[\d.]+,[\d.]+,0,0,0,/.test(line))
  const fields = lines[at]!.split(',')
  const [capId, now] = [fields[0]!, Number(fields[5])]
  const halved = (Math.floor(now / 2) + 0.37).toFixed(2)
  fields[5] = halved
  lines[at] = fields.join(',')
  const file = info.outputPath('new prices.csv')
  writeFileSync(file, `${lines.join('\r\n')}\r\n`)

  const deal = `/vehicles/${capId}/offers`
  expect(await (await request.get(deal)).text()).not.toContain(`£${halved}`)
  await upload.getByLabel('Drop a file here, or choose one').setInputFiles(file)
  await expect(
    upload.getByRole('heading', { name: 'What new prices.csv would change' }),
  ).toBeVisible(soon)
  const changes = upload.getByRole('table', { name: 'Changes to prices' })
  await expect(changes.getByRole('row', { name: 'Cheaper' })).toContainText('1')
  await expect(changes.getByRole('row', { name: 'Dearer' })).toContainText('0')
  await expect(upload.getByRole('region', { name: 'The largest changes' })).toContainText(
    `£${halved}`,
  )
  await expectSound(page)
  expect(await (await request.get(deal)).text()).not.toContain(`£${halved}`)

  await upload.getByRole('button', { name: 'Make it live' }).click()
  await expect(upload.getByText('new prices.csv is live')).toBeVisible(soon)
  await expect.poll(async () => (await request.get(deal)).text(), soon).toContain(`£${halved}`)
  const first = books.getByRole('row').nth(1)
  await expect(first).toContainText('0 dearer, 1 cheaper, 0 new, 0 gone')
  await expect(first).toContainText('Ada Lovelace')

  await page.getByRole('button', { name: 'Roll back' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('rolling back a second time puts it back in force')
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText(/^Book \d+ is back in force\.$/)).toBeVisible(soon)
  await expect.poll(async () => (await request.get(deal)).text(), soon).not.toContain(`£${halved}`)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('T-24 T-08 C-182 a torn upload goes on, a bad book says why, a key is shown once', async ({
    page,
    request,
    complaints,
  }, info) => {
    test.slow()
    await openOffice(page, request, { provider, address })
    const upload = part(page, 'Upload a rate book')
    const choice = upload.getByLabel('Drop a file here, or choose one')
    await expectPressable(page)

    // Two megabytes of rows that cannot be read; the second part is lost for good.
    const file = info.outputPath('bad.csv')
    const header =
      'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained'
    writeFileSync(
      file,
      `${header}\n${`x,personal,36,8000,6,no,250,0,0,0${' '.repeat(964)}\n`.repeat(2000)}`,
    )
    await page.route(/file\?from=1048576$/, (route) => route.abort())
    await choice.setInputFiles(file)
    // It is tried again four times over fifteen seconds before anybody is asked.
    await expect(upload.getByText(/The connection broke off\. 5\d% of the file/)).toBeVisible({
      timeout: 40_000,
    })
    await page.unroute(/file\?from=1048576$/)
    // The browser's lines about what was lost.
    complaints.length = 0
    await upload.getByRole('button', { name: 'Go on' }).click()
    await expect(upload.getByText('None of the 2,000 rows can be taken')).toBeVisible(soon)
    await expectSound(page)
    await upload.getByRole('button', { name: 'Throw it away' }).click()
    await expect(choice).toBeVisible()

    const keys = part(page, 'Keys for your own systems')
    await keys.getByRole('button', { name: 'Make a key' }).click()
    await expect(keys.getByText('Give the key a name of 2 to 100 characters.')).toBeVisible()
    await keys.getByLabel('Name of the system').fill('Nightly prices')
    await keys.getByRole('button', { name: 'Make a key' }).click()
    const key = await keys.getByText(/^lwk_[\w-]{43}$/).textContent()
    await keys.getByRole('button', { name: 'I have stored it' }).click()
    await expect(page.getByText(key!)).toHaveCount(0)
    const authorization = `Bearer ${key}`
    const asked = await request.get('/api/rate-books', { headers: { authorization } })
    expect(asked.status()).toBe(200)

    await keys.getByRole('button', { name: 'Revoke: Nightly prices' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(keys.getByText(/^Revoked \d/).first()).toBeVisible()
    const again = await request.get('/api/rate-books', { headers: { authorization } })
    expect(again.status()).toBe(401)
    await expectSound(page)
  })
})
