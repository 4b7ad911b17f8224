import { createWriteStream, writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { rateBookText } from '#leasing-api/test/books/write-rate-book.ts'
import { config } from './config.ts'
import { openOffice } from './larkway/colleague.ts'
import { listsWhile } from './larkway/lists-while.ts'
import { ownAddress } from './larkway/own-address.ts'
import { expect, test } from './site-test.ts'

/** `npm run prove:upload-in-browser` uploads a million. */
const rows = config.uploadRows
const soon = { timeout: 60_000 }
const late = { timeout: 600_000 }

/** What the page says of how far it is, until `isOver`: shares of the file sent, then rows read. */
async function watchProgress(page: Page, isOver: () => boolean) {
  const told = { percent: [] as number[], rows: [] as number[] }
  const upload = page.getByRole('region', { name: 'Upload a rate book' })
  while (!isOver()) {
    const text = await upload.textContent()
    const percent = /(\d+)%, [\d.]+ of [\d.]+ MB/.exec(text ?? '')?.[1]
    const read = /(?:Reading: |Comparing )([\d,]+)/.exec(text ?? '')?.[1]
    if (percent) told.percent.push(Number(percent))
    if (read) told.rows.push(Number(read.replaceAll(',', '')))
    await wait(200)
  }
  return told
}

const isRising = (values: number[]) => values.every((value, at) => value >= (values[at - 1] ?? 0))

test('T-21 T-24 T-28 a large book is uploaded while visitors browse, a torn connection and all @whole', async ({
  page,
  request,
  complaints,
}, info) => {
  test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
  test.setTimeout(1_200_000)
  const file = info.outputPath('large.csv')
  await pipeline(Readable.from(rateBookText({ rows, seed: 1 })), createWriteStream(file))
  await page.setExtraHTTPHeaders(ownAddress())
  await openOffice(page, request, { provider: 'Drivestone', address: '/admin/rate-books' })
  const upload = page.getByRole('region', { name: 'Upload a rate book' })
  const inForce = page.getByRole('table', { name: 'Rate books' }).getByRole('row').nth(1)
  const before = await inForce.textContent()
  const choice = upload.getByLabel('Drop a file here, or choose one')

  const quiet = await listsWhile(request, () => wait(20_000))
  let isChecked = false
  let told = { percent: [] as number[], rows: [] as number[] }
  const during = await listsWhile(request, async () => {
    const watching = watchProgress(page, () => isChecked)
    // The third part is lost four times, after which the page says so and waits to be told.
    await page.route(/file\?from=2097152$/, (route) => route.abort())
    await choice.setInputFiles(file)
    await expect(upload.getByText(/^The connection broke off\. \d+% of the file/)).toBeVisible(soon)
    await expect(inForce).toHaveText(before!)
    await page.unroute(/file\?from=2097152$/)
    // The browser's lines about what was lost.
    complaints.length = 0
    await upload.getByRole('button', { name: 'Go on' }).click()
    await expect(upload.getByRole('heading', { name: 'What large.csv would change' })).toBeVisible(
      late,
    )
    isChecked = true
    told = await watching
    await expect(inForce).toHaveText(before!)
    // A book smaller than the one in force has to be meant.
    const fewer = upload.getByRole('checkbox', { name: /^It is right that only/ })
    for (const box of await fewer.all()) await box.check()
    await upload.getByRole('button', { name: 'Make it live' }).click()
    await expect(upload.getByText('large.csv is live')).toBeVisible(late)
    await wait(5000)
  })

  expect(told.percent.length).toBeGreaterThan(0)
  expect(isRising(told.percent)).toBe(true)
  expect(Math.max(...told.percent)).toBeLessThanOrEqual(100)
  expect(isRising(told.rows)).toBe(true)
  expect(Math.max(0, ...told.rows)).toBeLessThanOrEqual(rows)
  await expect(inForce).toContainText(rows.toLocaleString('en-GB'))
  const { listTimesFile } = config
  if (listTimesFile !== null) writeFileSync(listTimesFile, JSON.stringify({ quiet, during }))

  await page.getByRole('button', { name: 'Roll back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText(/^Book \d+ is back in force\.$/)).toBeVisible(late)
})
