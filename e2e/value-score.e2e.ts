import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { config } from './config.ts'
import { dealPage } from './pages/deal-page.ts'
import { pence } from './pages/money.ts'
import { resultsPage } from './pages/results-page.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const scoreLine = /^Value score about (\d+) of 100, (\d+)(?:st|nd|rd|th) of (\d+) [a-z]/

test('D-53 the explanation works three cars through, and their figures are the API’s @no-script', async ({
  page,
  request,
}) => {
  await page.goto('/car-leasing/value-score')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'Three electric hatchbacks, worked through' }),
  ).toBeVisible()
  const items = main.locator('ol li').filter({ hasText: 'all in, for a car of' })
  await expect(items).toHaveCount(3)
  const scores: number[] = []
  for (const item of await items.all()) {
    const words = await item.innerText()
    const [monthly, price, quotient] = [...words.matchAll(/£[\d,.]*\d/g)].map(([text]) =>
      pence(text),
    )
    const [, deals, rank, , score] = /100 × \((\d+) − (\d+)\) ÷ \((\d+) − 1\) = (\d+)/
      .exec(words)!
      .map(Number)
    // By hand: the month for each £1,000, and the share of the others.
    expect(quotient).toBe(Math.round((monthly! / price!) * 100_000))
    expect(score).toBe(Math.round((100 * (deals! - rank!)) / (deals! - 1)))
    scores.push(score!)

    const href = (await item.getByRole('link').getAttribute('href'))!
    const [, capId] = /vehicles\/(\d+)\//.exec(href)!
    const found = new URL(href, config.siteUrl).searchParams
    const top = await request.get(`${config.leasingApiUrl}/api/derivatives/${capId}/top-offers`, {
      params: {
        terms: found.get('term')!,
        annualMileages: found.get('mileage')!,
        depositValues: found.get('deposit')!,
        stock: found.get('stock')!,
      },
    })
    const { valueScore } = (await top.json()) as CallResponse<typeof calls.getTopOffers>
    expect(valueScore).toMatchObject({ score, rank, deals, isApproximate: true })
    expect(Math.round(valueScore!.inputs!.effectiveMonthly * 100)).toBe(monthly)
    expect(Math.round(valueScore!.inputs!.listPrice * 100)).toBe(price)
  }
  expect(scores[0]).toBe(100)
  expect(scores[0]! > scores[1]! && scores[1]! > scores[2]!).toBe(true)
})

test('F-136 D-53 a list goes by value score, and a card says it and leads on @once', async ({
  page,
}) => {
  const results = resultsPage(page)
  await results.open('bodyTypes=hatchback&fuelTypes=electric&everyDeal=1')
  const links = results.cards.getByRole('link', { name: /^Value about \d+ of 100$/ })
  await expect(links.first()).toBeVisible()
  await results.sortBy('Value score, best first')
  await expect(page).toHaveURL(/sort=score/)
  const scores = async () =>
    (await links.allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]))
  await expect.poll(async () => (await scores())[0]).toBe(100)
  expect(await scores()).toEqual((await scores()).toSorted((left, right) => right - left))
  expect(await results.cards.count()).toBe(await links.count())
  await links.first().click()
  await expect(page).toHaveURL('/car-leasing/value-score')
})

test('D-53 the deal page opens rank, formula and inputs, and new terms bring their own @once', async ({
  page,
  car,
}) => {
  const deal = dealPage(page)
  await deal.open(car.capId, 'term=36&mileage=8000&deposit=6&stock=0')
  const main = page.getByRole('main')
  const line = main.locator('summary').filter({ hasText: scoreLine })
  await line.click()
  const read = async () => {
    const value = async (label: RegExp | string) =>
      main
        .locator('dl > div')
        .filter({ has: page.getByText(label) })
        .getByRole('definition')
        .last()
        .innerText()
    return {
      monthly: pence(await value(/^Cost per month, all in$/)),
      price: pence(await value(/^List price, on the road$/)),
      quotient: pence(await value('A month for each £1,000 of list price')),
      sum: await value(/^Score$/),
    }
  }
  const opened = await read()
  expect(opened.quotient).toBe(Math.round((opened.monthly / opened.price) * 100_000))
  expect(opened.sum).toMatch(/^100 × \(\d+ − \d+\) ÷ \(\d+ − 1\) = \d+$/)
  await expect(main.getByText('The list price is our estimate')).toBeVisible()
  await expectSound(page)

  await deal.term.selectOption('24 months')
  await expect(page).toHaveURL(/term=24/)
  await expect.poll(async () => (await read()).monthly).not.toBe(opened.monthly)
  const changed = await read()
  const { totalPence } = await deal.price.read()
  expect([changed.monthly, changed.price]).toEqual([Math.round(totalPence / 24), opened.price])
  expect(changed.quotient).toBe(Math.round((changed.monthly / changed.price) * 100_000))

  await page.reload()
  await main.locator('summary').filter({ hasText: scoreLine }).click()
  expect(await read()).toEqual(changed)
})
