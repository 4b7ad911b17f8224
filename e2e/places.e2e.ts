import { calls } from '#core/contract/calls.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import type { CallResponse } from '#core/contract/call.ts'
import { config } from './config.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test('K-31 a range page leads to every car of the range that anybody quotes @no-script', async ({
  page,
  request,
  car,
}) => {
  const quoted = new Set<string>()
  for (const financeType of ['personal', 'business', 'pcp']) {
    const response = await request.get(
      `${config.leasingApiUrl}/api/manufacturers/${car.make}/ranges/${car.range}/derivatives`,
      { params: { financeType, rows: 100 } },
    )
    const { data } = (await response.json()) as { data: WireDeal[] }
    for (const { capId } of data) quoted.add(capId)
  }
  expect(quoted.size).toBeGreaterThan(3)
  await page.goto(`/car-leasing/${car.make}/${car.range}`)
  const links = await page
    .locator('#versions li a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  expect(links.toSorted()).toEqual(
    [...quoted].map((capId) => `/vehicles/${capId}/offers`).toSorted(),
  )
})

test('K-32 a make that nobody has asked for shows its cheapest, and says so @no-script', async ({
  page,
  request,
}) => {
  const path = calls.listTrendingOffers.path
  const asked = await request.get(`${config.leasingApiUrl}${path}?manufacturers[]=smart`)
  const { data } = (await asked.json()) as CallResponse<typeof calls.listTrendingOffers>
  await page.goto('/car-leasing/smart')
  const heading = data.length > 0 ? 'Most asked about' : 'Cheapest to lease'
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) })
  await expect(section.getByRole('article').first()).toContainText('Smart')
})

test('K-31 specifications show what differs alone, cheapest first, names and heads in sight', async ({
  page,
  car,
}) => {
  await page.goto(`/car-leasing/${car.make}/${car.range}/specifications`)
  const table = page.getByRole('table').first()
  const heads = table.getByRole('columnheader').filter({ visible: true })
  const all = await heads.count()
  const prices = (await table.locator('tbody tr > td:nth-child(2)').allInnerTexts()).map((text) =>
    Number(text.replaceAll(/[£,]/g, '')),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await page.getByRole('checkbox', { name: 'Show only what differs' }).check()
  expect(await heads.count()).toBeLessThan(all)
  await expect(heads.first()).toBeVisible()

  const scroller = page.getByRole('region').filter({ has: table })
  await scroller.evaluate((element) => element.scrollTo(200, 0))
  await expect(heads.first()).toBeInViewport()
  const sprint = table.getByRole('columnheader', { name: '0–62 mph' })
  expect((await sprint.boundingBox())!.height).toBeGreaterThan(0)
  const lines = await sprint.evaluate((head) => {
    const range = document.createRange()
    range.selectNodeContents(head)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
  await expectSound(page)
})

test('the cars on the home road lead to their kinds @wide', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Estates' }).first().click()
  await expect(page).toHaveURL('/body-type/estate')
})
