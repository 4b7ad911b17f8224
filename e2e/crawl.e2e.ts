import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { paths } from '#core/routes/paths.ts'
import { crawl, type Crawl, type CrawledPage, inTurns } from './crawl/crawl.ts'
import { quotedCars } from './crawl/quoted-cars.ts'
import { config } from './config.ts'
import { expect, test } from './site-test.ts'

// One after the other, since all look at the one crawl. Pages are the same at every width.
test.describe.configure({ mode: 'default', timeout: 900_000 })

let crawled: Promise<Crawl> | undefined
/** Of pages that differ in their car or their filters alone. */
const samplesOfRoute = config.isWhole ? 40 : 12
const crawlOnce = () => (crawled ??= crawl(config.siteUrl, ['/site-map', '/'], samplesOfRoute))

/** Of pages that are built alike, this many are looked at closely. */
const alike = 2

test('no link leads to a page or a part of one that is not there @wide', async () => {
  const { pages, linked } = await crawlOnce()
  expect(pages.length).toBeGreaterThan(500)
  const broken = pages.filter(({ status }) => status !== 200)
  expect(broken.map(({ status, address, from }) => `${status} ${address} on ${from}`)).toEqual([])
  const lost = pages.flatMap(({ address, ids }) =>
    [...(linked.get(address)?.fragments ?? [])]
      .filter((fragment) => !ids.has(fragment))
      .map((fragment) => `${address}#${fragment}`),
  )
  expect(lost).toEqual([])
})

test('every page has a title of its own, one main heading and one address of its own @wide', async () => {
  const pages = builtPages(await crawlOnce())
  const told = (page: CrawledPage) => `${page.address}: ${page.title}`
  expect(pages.filter(({ title }) => title === null).map(told)).toEqual([])
  expect(pages.filter(({ h1s }) => h1s !== 1).map(told)).toEqual([])
  expect(pages.filter(({ canonical }) => !canonical?.startsWith('http')).map(told)).toEqual([])
  // A copy and the further pages of a list share the title of the page they belong to.
  const own = pages.filter(
    ({ address, route }) => !address.includes('?') && route !== 'inStockCopy',
  )
  const byTitle = Map.groupBy(own, ({ title }) => title)
  const shared = [...byTitle].filter(([, all]) => all.length > 1)
  expect(shared.map(([title, all]) => [title, ...all.map(({ address }) => address)])).toEqual([])
})

test('every car that is quoted is reached by links that crawlers follow @wide', async ({
  request,
}) => {
  const { reachable } = await crawlOnce()
  const capIds = await quotedCars(request)
  expect(capIds.size).toBeGreaterThan(0)
  expect([...capIds].filter((capId) => !reachable.has(paths.deal(capId)))).toEqual([])
})

test('every quoted car has its price and terms, and every guide its text, for readers without script @wide @whole', async ({
  request,
}) => {
  const { pages } = await crawlOnce()
  const guides = pages.filter(({ route }) => route === 'guide')
  expect(guides.length).toBeGreaterThan(0)
  for (const { address, html } of guides)
    expect(readText(html).length, address).toBeGreaterThan(1500)
  await inTurns([...(await quotedCars(request))], async (capId) => {
    const answer = await request.get(paths.deal(capId))
    expect(answer.status(), capId).toBe(200)
    const text = readText(await answer.text())
    expect.soft(text, capId).toMatch(/£[\d,]+\.\d\d a month/)
    expect.soft(text, capId).toMatch(/£[\d,]+\.\d\d in total, fees included/)
    expect.soft(text, capId).toMatch(/\d\d months/)
    expect.soft(text, capId).toMatch(/[\d,]+ miles a year/)
  })
})

test('pages of every route are valid HTML @wide', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard'],
      rules: { 'no-missing-references': 'error' },
    }),
  )
  for (const { address, html } of samplesOf(await crawlOnce())) {
    const { results } = await validator.validateString(html)
    const found = results.flatMap(({ messages }) => messages)
    const told = found.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`,
    )
    expect.soft(told, address).toEqual([])
  }
})

test('the browser has nothing to complain about on pages of every route @wide @whole', async ({
  page,
}) => {
  for (const { address } of samplesOf(await crawlOnce())) {
    await page.goto(address, { waitUntil: 'load' })
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

/** What a page's main part says, without markup and script. */
const readText = (html: string): string =>
  /<main\b.*<\/main>/s
    .exec(html)![0]
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const builtPages = ({ pages }: Crawl) =>
  pages.filter(({ route, status }) => route !== null && status === 200)

/** The first pages of each route: on what one has, the others of its route are built alike. */
function samplesOf(all: Crawl): CrawledPage[] {
  const byRoute = Map.groupBy(builtPages(all), ({ route }) => route)
  return [...byRoute.values()].flatMap((pages) => pages.slice(0, alike))
}
