import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { sampleDeals } from './larkway/sample-deals.ts'

/** A row of the document: what a page owes, where it says so and in which words. */
type Duty = { duty: string; place: string; sentence: string }

const document = readFileSync(new URL('../docs/PRICE-DUTIES.md', import.meta.url), 'utf8')

const chapters = document
  .split(/^## /m)
  .slice(1)
  .map((chapter) => {
    const [title = '', ...lines] = chapter.split('\n')
    const duties = lines
      .filter((line) => line.startsWith('| ') && !line.startsWith('| duty'))
      .map((line): Duty => {
        const [, duty = '', place = '', sentence = ''] = line.split('|').map((cell) => cell.trim())
        return { duty, place, sentence }
      })
    return { title, duties }
  })

/** The page of each chapter. */
const addresses: Readonly<Record<string, keyof Awaited<ReturnType<typeof sampleDeals>>>> = {
  'The deal page of a PCP': 'pcpDeal',
  'The enquiry about a PCP': 'pcpEnquiry',
  'The deal page of a business lease': 'businessDeal',
}

test('L-65 L-67 each duty of docs/PRICE-DUTIES.md is met at its place @no-script', async ({
  page,
  request,
}) => {
  expect(chapters.map(({ title }) => title)).toEqual(Object.keys(addresses))
  const deals = await sampleDeals(request)
  for (const { title, duties } of chapters) {
    expect(duties.length, title).toBeGreaterThan(4)
    await page.goto(deals[addresses[title]!])
    for (const { duty, place, sentence } of duties) {
      await expect(placeOn(page, place), `${title}: ${duty}`).toContainText(patternOf(sentence))
    }
  }
})

function placeOn(page: Page, place: string): Locator {
  if (place === 'main') return page.getByRole('main')
  if (place === 'footer') return page.getByRole('contentinfo')
  const heading = page.getByRole('heading', { level: 2, name: place, exact: true })
  return page.getByRole('main').locator('section', { has: heading })
}

/** The sentence with any figure for `…` and any space between its words. */
function patternOf(sentence: string): RegExp {
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(
    escaped.replaceAll('…', String.raw`[\w\d.,\s]{1,30}?`).replaceAll(' ', String.raw`\s*`),
  )
}
