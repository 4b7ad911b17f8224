// `npm run bench:pages [address…]`: what pages weigh in Chromium, of the site at SITE_URL, and what
// using the filters of a list adds and takes. CHROMIUM_PATH names the browser.
import { chromium, type Browser } from '@playwright/test'
import { browserArguments } from '#e2e/browser-arguments.ts'
import { machineLine } from '../measure.ts'
import { tableOf } from '../print-table.ts'
import { bytesLoaded, settledMs } from './page-bytes.ts'
import { filterUse } from './filter-use.ts'

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
const list = '/compare-car-leasing?manufacturers=audi,bmw&fuelTypes=electric&budgetTo=600'
const pages = [
  '/',
  '/car-leasing/kia',
  '/car-leasing/kia/sportage',
  '/compare-car-leasing',
  list,
  '/pcp',
  '/faq',
  '/car-leasing-guides/leasing-explained/what-is-an-initial-rental',
]

const named = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: browserArguments,
})
console.log(`${machineLine()}; kB = 1,000 bytes; script and style gzip -9, HTML br 5 and br 11\n`)
const deal = await firstDeal(browser)
const rows: string[][] = []
for (const address of named.length > 0 ? named : [...pages, deal, deal.split('?')[0]!]) {
  const page = await browser.newPage()
  const weigh = bytesLoaded(page)
  await page.goto(siteUrl + address, { waitUntil: 'load' })
  await page.waitForTimeout(settledMs)
  const { script, scriptFiles, style, html, htmlAgain } = await weigh()
  const nodes = await page.locator('*').count()
  const htmls = [kB(html), kB(htmlAgain)]
  rows.push([address, kB(script), String(scriptFiles), kB(style), ...htmls, String(nodes)])
  await page.close()
}
console.log(tableOf(['page', 'script', 'files', 'style', 'HTML br 5', 'br 11', 'nodes'], rows))

if (named.length === 0) {
  const use = await filterUse(browser, siteUrl + '/compare-car-leasing')
  console.log(`\nFirst use of the filters: ${kB(use.script)} script, ${kB(use.style)} style`)
  console.log(`Clicks at a quarter of the speed, ms: ${use.clicksMs.join(', ')}`)
}
await browser.close()

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** The deal page that the first card of the list leads to. */
async function firstDeal(from: Browser): Promise<string> {
  const page = await from.newPage()
  await page.goto(`${siteUrl}/compare-car-leasing`)
  const href = await page.locator('main article a').first().getAttribute('href')
  await page.close()
  if (href === null) throw new Error('The list has no deals: is this a Larkway with its seed?')
  return href
}
