import type { APIRequestContext } from '@playwright/test'
import { config } from './config.ts'
import { writeHeadline } from './larkway/edit-content.ts'
import { importRateBook, rateOf } from './larkway/import-rate-book.ts'
import { expect, test } from './site-test.ts'

// Both change what every page shows, so they run one after the other, and in a project of their own
// after all others.
test.describe.configure({ mode: 'serial' })

// Below every other price, and another in each run.
const price = `7${process.ppid % 10}.${11 + (process.ppid % 89)}`

const soon = { timeout: 30_000, intervals: [250] }

test('an edit in the content backend is on the home page', async ({ request }) => {
  const dataFolder = throwawayData()
  expect(await pageText(request, '/')).toContain('<h1')
  const before = await writeHeadline(dataFolder, 'A headline written just now')
  try {
    await expect.poll(() => pageText(request, '/'), soon).toContain('A headline written just now')
  } finally {
    await writeHeadline(dataFolder, before)
  }
  await expect.poll(() => pageText(request, '/'), soon).not.toContain('A headline written just now')
})

test('a rate book is on the pages of its cars', async ({ request, car }) => {
  throwawayData()
  const addresses = [
    `/vehicles/${car.capId}/offers`,
    `/vehicles/${car.capId}/offers?term=36&mileage=8000&deposit=6&stock=${car.offer.stock}`,
    `/car-search/${car.make}`,
    `/compare-car-leasing?manufacturers=${car.make}`,
  ]
  // Each is rendered once before, so that a page kept too long would show.
  for (const address of addresses) {
    expect(await pageText(request, address)).not.toContain(`£${price}`)
  }
  await importRateBook(car.offer.brandName, [rateOf(car.offer, price)])
  for (const address of addresses) {
    await expect.poll(() => pageText(request, address), soon).toContain(`£${price}`)
  }
})

async function pageText(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text()
}

/** The data folder of a Larkway made for these tests; anybody's own is left as it is. */
function throwawayData(): string {
  test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
  return config.throwawayData!
}
