import type { Page } from '@playwright/test'
import { subjectAddresses, subjectNames } from '#core/filters/address/subject-lists.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { factsOf } from '#core/routes/route-table.ts'
import { config } from './config.ts'
import { quotedCars } from './crawl/quoted-cars.ts'
import { knownPages } from './larkway/known-pages.ts'
import { sampleCar } from './larkway/sample-car.ts'
import { sampleDeals } from './larkway/sample-deals.ts'
import { structuredData, thingOf, thingsOf } from './larkway/structured-data.ts'
import { expect, test } from './site-test.ts'

// What crawlers get is the same at every width.
type Price = { price: string; priceCurrency: string }
type Product = {
  name: string
  offers: {
    availability?: string
    seller: { name: string }
    priceSpecification: Price & { valueAddedTaxIncluded: boolean; priceComponent: Price[] }
  }
}
type Crumbs = { itemListElement: { name: string; item?: string }[] }

const shown = ({ price }: Price) => currency(Math.round(Number(price) * 100))

test('E-26 a deal is a product at the price its page shows @no-script', async ({
  page,
  request,
}) => {
  const { capId, special } = await sampleCar(request)
  const { businessDeal, pcpDeal } = await sampleDeals(request)
  for (const [path, vat] of [
    [`/vehicles/${capId}/offers`, 'inc. VAT'],
    [`/special-offers/${special.id}/details`, 'VAT'],
  ] as const) {
    await page.goto(path)
    const things = thingsOf(await page.content())
    const product = thingOf<Product>(things, 'Product')!
    const { priceSpecification, seller, availability } = product.offers
    const [first, monthly] = priceSpecification.priceComponent as [Price, Price]
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText(product.name.split(' ')[0]!)
    const text = (await main.textContent())!.replaceAll(/\s+/g, ' ')
    expect(text, path).toContain(`${shown(monthly)} a month`)
    expect(text, path).toContain(vat)
    expect(text, path).toContain(`${shown(first)} first`)
    expect(text, path).toContain(`${shown(priceSpecification)} in total, fees included`)
    expect(text, path).toContain(seller.name)
    expect(priceSpecification.valueAddedTaxIncluded, path).toBe(!text.includes('excl. VAT'))
    const [, delivery] = /(In stock|Factory order), \d/.exec(text)!
    expect(availability !== undefined, path).toBe(delivery === 'In stock')
    await crumbsAgree(page, things)
  }
  // Search engines come to a car's own page alone.
  for (const chosen of [businessDeal, pcpDeal]) {
    expect(await structuredData(request, chosen), chosen).toEqual([])
  }
})

test('E-25 structured data of each kind of page is what the page says @no-script', async ({
  page,
  request,
}) => {
  const car = await sampleCar(request)
  await page.goto('/')
  const organisation = thingOf<{ name: string; telephone?: string; logo: string }>(
    thingsOf(await page.content()),
    'Organization',
  )!
  await expect(page.getByRole('contentinfo')).toContainText(organisation.name)
  await expect(page.getByRole('contentinfo')).toContainText(organisation.telephone!)
  expect((await request.get(organisation.logo)).status()).toBe(200)

  for (const name of ['a body type', 'leasing a range', 'a guide', 'guides', 'about us'] as const) {
    await page.goto(knownPages[name]!(car))
    await crumbsAgree(page, thingsOf(await page.content()))
  }
  await page.goto(knownPages['a guide']!(car))
  const article = thingOf<{ headline: string; description: string }>(
    thingsOf(await page.content()),
    'Article',
  )!
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.headline)
  await expect(page.getByRole('main')).toContainText(article.description)

  await page.goto('/faq')
  const faq = thingOf<{ mainEntity: { name: string; acceptedAnswer: { text: string } }[] }>(
    thingsOf(await page.content()),
    'FAQPage',
  )!
  const questions = await page.locator('summary').allTextContents()
  expect(faq.mainEntity.length).toBeGreaterThan(20)
  const said = new Set(questions.map((question) => question.trim()))
  expect(faq.mainEntity.filter(({ name }) => !said.has(name.trim()))).toEqual([])
  expect(faq.mainEntity.filter(({ acceptedAnswer }) => acceptedAnswer.text === '')).toEqual([])
  expect(await structuredData(request, '/car-search')).toEqual([])
})

test('E-28 E-29 every kind of page has words and a picture where it is shared @no-script', async ({
  request,
}) => {
  const car = await sampleCar(request)
  const pictures = new Map<string, string>()
  for (const [name, path] of Object.entries(knownPages)) {
    const html = await (await request.get(path(car))).text()
    const metas = openGraphOf(html)
    for (const key of ['title', 'description', 'type', 'image', 'image:alt'])
      expect(metas.get(key), `og:${key} of ${name}`).toBeTruthy()
    expect([metas.get('image:width'), metas.get('image:height')], name).toEqual(['1200', '630'])
    pictures.set(name, metas.get('image')!)
  }
  for (const name of ['a deal', 'leasing a range', 'a guide', 'home']) {
    // While another is drawn there is the plain one, which is a picture as well.
    const picture = await request.get(pictures.get(name)!)
    expect(picture.headers()['content-type'], name).toBe('image/png')
    expect(sizeOfPng(await picture.body()), name).toEqual([1200, 630])
    expect(picture.headers()['cross-origin-resource-policy'], name).toBe('cross-origin')
  }
  for (const path of ['ranges/ford/none', 'guides/none/none', 'ranges/ford', 'x'])
    expect((await request.get(`/site/og/${path}`)).status(), path).toBe(404)
})

test('E-30 the site map and E-31 the feed are sound and name what there is @wide', async ({
  page,
  request,
}) => {
  await page.goto('/robots.txt')
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${config.siteUrl}/sitemap.xml`)
  const parts = await readXml(page, await (await request.get('/sitemap.xml')).text(), 'loc')
  expect(parts).toHaveLength(4)
  const listed: string[] = []
  for (const part of parts) {
    const xml = await (await request.get(part)).text()
    listed.push(...(await readXml(page, xml, 'url > loc')))
    const [picture] = await readXml(page, xml, 'image\\:loc, loc[xmlns\\:image]')
    if (picture) expect((await request.get(picture)).status(), picture).toBe(200)
  }
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((address) => address.includes('?'))).toEqual([])
  const capIds = [...(await quotedCars(request))]
  expect(
    capIds.filter((id) => !listed.includes(`${config.siteUrl}/vehicles/${id}/offers`)),
  ).toEqual([])

  const answer = await request.get('/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const feed = await answer.text()
  const links = await readXml(page, feed, 'item > link')
  expect(links.length).toBeGreaterThan(10)
  expect(await readXml(page, feed, 'item > title')).toHaveLength(links.length)
  const days = (await readXml(page, feed, 'item > pubDate')).map((day) => Date.parse(day))
  expect(days).toEqual(days.toSorted((left, right) => right - left))
  const guides = listed.filter((address) => /car-leasing-guides\/[^/]+\//.test(address))
  expect(links.toSorted()).toEqual(guides.toSorted())
  for (const path of ['/car-leasing-guides', new URL(links[0]!).pathname]) {
    await page.goto(path)
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      `${config.siteUrl}/feed.xml`,
    )
  }
})

test('R-15 R-27 filters of a list have one address each and the robots of their list @no-script', async ({
  request,
}) => {
  const lists = [
    { address: '/compare-car-leasing', isNoindex: false },
    ...subjectNames.flatMap((name) =>
      subjectAddresses(name).map((address) => ({
        address,
        isNoindex: factsOf(name).isNoindex ?? false,
      })),
    ),
  ]
  for (const { address, isNoindex } of lists) {
    const own = address.replace('/index.bak', '')
    for (const [query, canonical] of [
      ['', ''],
      ['?utm_source=x', ''],
      ['?transmissions=automatic', '?transmissions=automatic'],
      ['?page=2&transmissions=automatic', '?transmissions=automatic&page=2'],
    ] as const) {
      const html = await (await request.get(address + query)).text()
      const link = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      expect(link, address + query).toBe(config.siteUrl + own + canonical)
      const robots = /<meta name="robots" content="([^"]+)"/.exec(html)?.[1]
      expect(robots ?? '', address + query).toBe(isNoindex ? 'noindex, follow' : '')
    }
  }
})

test('E-32 E-33 E-34 guides, deals and lists are there as Markdown with their duties @no-script', async ({
  page,
  request,
}) => {
  const car = await sampleCar(request)
  const { businessDeal, pcpDeal } = await sampleDeals(request)
  const asMarkdown = async (path: string) => {
    const answer = await request.get(path, { headers: { accept: 'text/markdown' } })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toBe('text/markdown; charset=utf-8')
    expect(answer.headers()['link'], path).toMatch(/^<http[^>]+>; rel="canonical"$/)
    expect(answer.headers()['vary'], path).toMatch(/(^|[\s,])Accept([\s,]|$)/)
    const text = (await answer.text()).replaceAll('\\', '')
    expect(text, path).toMatch(/^# /)
    expect(text, path).toContain('> This is a demonstration.')
    expect(text, path).toContain('credit broker, not a lender')
    return text
  }
  const lease =
    /\*\*£[\d,.]+\*\* a month inc\. VAT\n- £[\d,.]+ first, then \d+ payments\n- [\d,]+ miles a year\n- £[\d,.]+ in total, fees included/
  const credit =
    /\*\*£[\d,.]+\*\* a month inc\. VAT, \*\*[\d.]+%\*\* APR representative[^]*Representative example: Cash price: £/
  expect(await asMarkdown(`/vehicles/${car.capId}/offers`)).toMatch(lease)
  expect(await asMarkdown(businessDeal)).toContain('a month excl. VAT')
  expect(await asMarkdown(pcpDeal)).toMatch(credit)
  const list = await asMarkdown('/compare-car-leasing?fuelTypes=electric')
  expect(list).toMatch(lease)
  expect(list).toContain(`](${config.siteUrl}/compare-car-leasing?fuelTypes=electric&page=2)`)
  expect(await asMarkdown('/body-type/suv')).toMatch(lease)
  expect(await asMarkdown('/pcp')).toMatch(credit)

  const guide = knownPages['a guide']!(car)
  const text = await asMarkdown(guide)
  await page.goto(guide)
  for (const heading of await page.locator('main h2').allTextContents()) {
    if (heading === 'On this page') continue
    expect(text).toContain(heading)
  }
  const again = await request.get(guide, { headers: { accept: '*/*' } })
  expect(again.headers()['content-type']).toContain('text/html')
  expect(again.headers()['vary']).toMatch(/(^|[\s,])Accept([\s,]|$)/)

  const accept = { headers: { accept: 'text/markdown' }, maxRedirects: 0 }
  const moved = await request.get('/pcp?page=2&bodyTypes=suv', accept)
  expect([moved.status(), moved.headers()['location']]).toEqual([307, '/pcp?bodyTypes=suv&page=2'])
  for (const path of ['/vehicles/10/offers', '/car-leasing-guides/none/none'])
    expect((await request.get(path, accept)).status(), path).toBe(404)
  const llms = await (await request.get('/llms.txt')).text()
  expect(llms).toContain(`](${config.siteUrl}${guide})`)
  expect(llms).toContain(`](${config.siteUrl}/body-type/suv)`)
})

/** The breadcrumbs of structured data are those of the page, each leading where it leads. */
async function crumbsAgree(page: Page, things: Parameters<typeof thingOf>[0]) {
  const crumbs = thingOf<Crumbs>(things, 'BreadcrumbList')!
  const trail = page.getByRole('navigation', { name: 'You are here' })
  expect(crumbs.itemListElement.map(({ name }) => name)).toEqual(
    (await trail.getByRole('listitem').allTextContents()).map((text) => text.trim()),
  )
  const hrefs = await trail
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(crumbs.itemListElement.flatMap(({ item }) => item ?? [])).toEqual(hrefs)
}

const openGraphOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value.replaceAll('&amp;', '&')],
    ),
  )

/** Width and height stand behind the first chunk's name. */
const sizeOfPng = (bytes: Buffer): number[] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

/** The texts of elements, by a browser's own XML parser, which takes nothing that is not sound. */
const readXml = (page: Page, xml: string, selector: string): Promise<string[]> =>
  page.evaluate(
    ([text, wanted]) => {
      const parsed = new DOMParser().parseFromString(text!, 'application/xml')
      const error = parsed.querySelector('parsererror')
      if (error) throw new Error(error.textContent)
      return [...parsed.querySelectorAll(wanted!)].map((element) => element.textContent)
    },
    [xml, selector],
  )
