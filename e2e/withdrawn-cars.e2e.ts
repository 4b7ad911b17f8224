import { config } from './config.ts'
import { importCatalogue } from './larkway/import-catalogue.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

/** Cars that no other test and no catalogue of ours has. */
const car = (description: string) =>
  `FORD,Fiesta,${description},M6,Manual,999,Petrol,Internal Combustion Engine (ICE),125,92,,52.3,,122,,`
const kept = ['1.0 Test Alpha', '1.0 Test Beta', '1.0 Test Gamma'].map(car)
const leaving = '1.0 Test Omega'

test('C-196 R-47 a car that the next catalogue has no more is gone, with ways on, until one has it again @wide @whole', async ({
  page,
  request,
}) => {
  test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
  await importCatalogue([...kept, car(leaving)])
  const capId = await numberOf(leaving)
  const address = `/vehicles/${capId}/offers`
  const soon = { timeout: 15_000, intervals: [250] }
  const statusOf = async (headers: Record<string, string> = {}) =>
    (await request.get(address, { headers })).status()
  await expect.poll(statusOf, soon).toBe(200)

  expect(await importCatalogue(kept)).toMatch(/Withdrawn +1 /)
  await expect.poll(statusOf, soon).toBe(410)
  expect(await statusOf(), 'cached or not').toBe(410)
  expect(await statusOf({ accept: 'text/markdown' })).toBe(410)
  expect((await request.get(`${address}?term=24`)).status()).toBe(410)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Ford Fiesta has gone')
  const main = page.getByRole('main')
  await expect(main).toContainText(leaving)
  await expect(main.getByRole('link', { name: 'All deals' })).toHaveAttribute(
    'href',
    '/compare-car-leasing',
  )
  await expectSound(page)

  expect(await importCatalogue([...kept, car(leaving)])).toMatch(/1 back/)
  await expect.poll(statusOf, soon).toBe(200)

  /** Imported cars are numbered in the order in which they came. */
  async function numberOf(name: string): Promise<string> {
    for (let number = 900_000_001; number < 900_000_200; number++) {
      const response = await request.get(`/api/derivatives/${number}`)
      if (!response.ok()) continue
      const found = (await response.json()) as { capId: string; name: string }
      if (found.name === name) return found.capId
    }
    throw new Error(`No imported car is called ${name}.`)
  }
})
