import type { APIRequestContext } from '@playwright/test'
import { config } from './config.ts'
import { contentClient } from './larkway/content-client.ts'
import { forgetContent, withoutContent } from './larkway/content-outage.ts'
import { writeContact, writeHeadline } from './larkway/edit-content.ts'
import { importRateBook, rateOf } from './larkway/import-rate-book.ts'
import { killProgram, programId } from './larkway/kill-program.ts'
import { newestMessageTo } from './larkway/outbox.ts'
import { fallsSentTo, watchDeal } from './larkway/price-alert.ts'
import { newVisitor, type Visitor } from './larkway/visitor.ts'
import { knownPages } from './larkway/known-pages.ts'
import type { SampleCar } from './larkway/sample-car.ts'
import { expect, test } from './site-test.ts'

// They change what every page shows, so they run one after the other, and in a project of their own
// after all others.
test.describe.configure({ mode: 'serial' })

// Each below every other price, and another in each run.
const price = `7${process.ppid % 10}.${11 + (process.ppid % 89)}`
const cheaper = `6${price.slice(1)}`

/** Pages that lead nowhere but to their own button, and those in partners' frames: the statement alone. */
const hasStatementAlone = (address: string): boolean =>
  /^\/(fb|embedded)\b|\/get-this-deal\b/.test(address)

/** The office is for people who work with us: it has no footer. */
const isOffice = (address: string): boolean => /^\/admin\b/.test(address)

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

test('E-17 phone, hours and footer statement of Site settings are on every page', async ({
  request,
  car,
}) => {
  const dataFolder = throwawayData()
  const contact = {
    phone: '020 7946 0001',
    contactHours: [{ _key: 'all', days: 'Every day', opens: '07:10', closes: '21:50' }],
    footerStatement: 'A statement written just now.',
  }
  const addresses = Object.values(knownPages).map((addressOf) => addressOf(car))
  const before = await writeContact(dataFolder, contact)
  try {
    const says = async (address: string) => {
      const details = hasStatementAlone(address) ? [] : [contact.phone, '07:10', '21:50']
      await expect
        .poll(
          async () => {
            const text = await pageText(request, address)
            const missing = [...details, contact.footerStatement].filter(
              (each) => !text.includes(each),
            )
            return [...missing, ...(text.includes(before.phone) ? [before.phone] : [])]
          },
          { ...soon, message: `what ${address} lacks, or still says` },
        )
        .toEqual([])
    }
    await Promise.all(addresses.filter((each) => !isOffice(each)).map(says))
  } finally {
    await writeContact(dataFolder, before)
  }
  await expect.poll(() => pageText(request, '/'), soon).toContain(before.phone)
})

test('a banner whose last day is over is on no page', async ({ request }) => {
  const client = contentClient(throwawayData())
  const id = 'banner-in-stock'
  const banner = await client.getDocument<{ title: string; endsOn: string }>(id)
  const { title, endsOn } = banner!
  await expect.poll(() => pageText(request, '/our-brokers'), soon).toContain(title)
  try {
    await client.patch(id).set({ endsOn: '2026-11-02' }).commit()
    await expect.poll(() => pageText(request, '/our-brokers'), soon).not.toContain(title)
  } finally {
    await client.patch(id).set({ endsOn }).commit()
  }
  await expect.poll(() => pageText(request, '/our-brokers'), soon).toContain(title)
})

test('E-12 a banner placed on the enquiry stands there', async ({ request, car }) => {
  const client = contentClient(throwawayData())
  const id = 'banner-in-stock'
  const { title, routes } = (await client.getDocument<{ title: string; routes: string[] }>(id))!
  const enquiry = `/vehicles/${car.capId}/get-this-deal?offer=${car.offer.id}`
  expect(await pageText(request, enquiry)).not.toContain(title)
  try {
    const placed = [...routes, '/vehicles/{capId}/get-this-deal']
    await client.patch(id).set({ routes: placed }).commit()
    await expect.poll(() => pageText(request, enquiry), soon).toContain(title)
  } finally {
    await client.patch(id).set({ routes }).commit()
  }
  await expect.poll(() => pageText(request, enquiry), soon).not.toContain(title)
})

test('a redirect leads on where there was no page, until it is deleted', async ({ request }) => {
  const client = contentClient(throwawayData())
  const from = `/a-test-was-here-${Date.now()}`
  const answer = () => request.get(`${from}?utm_source=old`, { maxRedirects: 0 })
  expect((await answer()).status()).toBe(404)
  const { _id } = await client.create({
    _type: 'redirect',
    from,
    to: '/car-leasing-guides',
    isPermanent: true,
  })
  try {
    await expect.poll(async () => (await answer()).status(), soon).toBe(301)
    expect((await answer()).headers().location).toMatch(/\/car-leasing-guides\?utm_source=old$/)
  } finally {
    await client.delete(_id)
  }
  await expect.poll(async () => (await answer()).status(), soon).toBe(404)
})

test('while the content backend does not answer, pages show what they showed last @whole', async ({
  request,
}) => {
  const dataFolder = throwawayData()
  const headline = await contentClient(dataFolder).fetch<string>(
    '*[_id == "siteSettings"][0].headline',
  )
  const addresses = ['/', '/faq', '/car-leasing-guides/leasing-explained/what-is-an-initial-rental']
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200)
  await withoutContent(dataFolder, async () => {
    await forgetContent(request, dataFolder)
    const ask = (address: string) => request.get(address, { timeout: 45_000 })
    const answers = await Promise.all(addresses.map(ask))
    expect(answers.map((answer) => answer.status())).toEqual(addresses.map(() => 200))
    expect(await pageText(request, '/')).toContain(headline)
  })
  const after = `${headline} Again`
  await writeHeadline(dataFolder, after)
  try {
    await expect.poll(() => pageText(request, '/'), soon).toContain(after)
  } finally {
    await writeHeadline(dataFolder, headline)
  }
})

test('a rate book is on the pages of its cars', async ({ request, car }) => {
  throwawayData()
  const addresses = [
    `/vehicles/${car.capId}/offers`,
    `/vehicles/${car.capId}/offers?term=36&mileage=8000&deposit=6&stock=${car.offer.stock}`,
    `/car-search/${car.make}/${car.range}/${car.model}/personal/vehicles`,
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

test('W-128 W-132 a cheaper rate book is e-mailed once, and one click stops it', async ({
  page,
  request,
  car,
}) => {
  throwawayData()
  const email = await watchDeal(page, request, car)
  await importRateBook(car.offer.brandName, [rateOf(car.offer, cheaper)])
  await expect.poll(() => fallsSentTo(request, email), soon).toBe(1)
  const { body } = await newestMessageTo(request, email)
  expect(body).toContain(`Price: £${cheaper} a month inc. VAT`)
  const at = /Stop all price alerts: (\S+)/.exec(body)![1]!
  const stopped = await request.post(at, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(stopped.status(), await stopped.text()).toBe(200)
  await page.goto(at)
  await expect(page.getByRole('main').getByText('Stopped on')).toBeVisible()
  expect(await fallsSentTo(request, email)).toBe(1)
})

/** A program that starts again reads its database first; a busy machine takes ten times as long for it. */
const whenBack = { timeout: 150_000, intervals: [250] }

const programs = [
  ['G-01', 'content lake', `${config.contentLakeUrl}/healthz`],
  ['G-01 G-07', 'leasing API', `${config.leasingApiUrl}/healthz`],
  ['G-01', 'site', `${config.siteUrl}/site/healthz`],
] as const

for (const [rules, program, health] of programs) {
  test(`${rules} the ${program} is killed: pages go on, and soon all is well`, async ({
    request,
    car,
  }) => {
    test.setTimeout(200_000)
    const dataFolder = throwawayData()
    const addresses = [
      '/',
      '/faq',
      `/vehicles/${car.capId}/offers`,
      `/compare-car-leasing?manufacturers=${car.make}`,
    ]
    const statuses = async () => {
      const answers = await Promise.all(addresses.map((address) => request.get(address)))
      return answers.map((answer) => answer.status())
    }
    const allWell = addresses.map(() => 200)
    // Each was made before, so that there is a last good one.
    expect(await statuses()).toEqual(allWell)
    const before = programId(dataFolder, program)
    killProgram(dataFolder, program)
    if (program !== 'site') {
      expect(await statuses()).toEqual(allWell)
      // Never asked for before: there may be no answer, but it comes soon and says so.
      const fresh = await request.get(
        `/compare-car-leasing?manufacturers=${car.make}&budgetTo=${300 + before}`,
      )
      expect([200, 503]).toContain(fresh.status())
    }
    const visitor = newVisitor()
    // G-07: a form sent without script comes back with what was typed.
    if (program === 'leasing API') {
      const unsent = await enquire(request, car, visitor)
      expect(unsent.status()).toBe(503)
      expect(await unsent.text()).toContain(`name="email" value="${visitor.email}"`)
    }
    const isBack = async () => {
      const answer = await fetch(health).catch(() => null)
      return answer?.status === 200 && programId(dataFolder, program) !== before
    }
    await expect.poll(isBack, whenBack).toBe(true)
    expect(await statuses()).toEqual(allWell)
    // Sent again as it was, it is taken.
    if (program === 'leasing API') {
      expect((await enquire(request, car, visitor)).status()).toBe(303)
    }
  })
}

/** Sends the form of an enquiry without script. */
function enquire(request: APIRequestContext, car: SampleCar, { name, email, phone }: Visitor) {
  return request.post('/forms/enquiry', {
    form: { capId: car.capId, offerId: car.offer.id, name, email, phone },
    headers: { origin: new URL(config.siteUrl).origin },
    maxRedirects: 0,
  })
}

async function pageText(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text()
}

/** The data folder of a Larkway made for these tests; anybody's own is left as it is. */
function throwawayData(): string {
  test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
  return config.throwawayData!
}
