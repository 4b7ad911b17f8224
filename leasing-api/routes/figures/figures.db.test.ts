import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsaSummary } from '#core/fixtures/vehicles.ts'
import { enquirySteps } from '#core/figures/enquiry-steps.ts'
import { figureFilePath, figureFiles } from '#core/figures/figure-files.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  type Office,
  type OfficePerson,
  officeOver,
} from '#leasing-api/test/environments/office.ts'
import { enquiryMaker, type MadeEnquiry } from '#leasing-api/test/orders/made-enquiries.ts'

const hourMs = 3_600_000
const makeEnquiry = enquiryMaker(corsaPersonal36, corsaSummary)

let api: ApiUnderTest
let office: Office
const made: MadeEnquiry[] = []
beforeAll(async () => {
  api = await apiUnderTest()
  office = await officeOver(api)
  const { ada, providerId, otherId } = office
  // The office begins with one confirmed enquiry of its provider.
  const [first] = (await ada.figures()).campaigns
  const [page] = (await ada.figures()).pages
  const range = page!.range.name
  made.push({ providerId, at: api.now(), range, campaign: first!.campaign, steps: 2 })
  for (let at = 0; at < 60; at += 1) {
    const enquiry = {
      providerId: at % 3 === 0 ? otherId : providerId,
      // Over 120 days, at every hour, so that some are too old and some of another day in London.
      at: new Date(api.now().getTime() - at * 49 * hourMs),
      range: ['Puma', 'Ibiza', '=Polo'][at % 3 === 0 ? 0 : at % 2 ? 1 : 2]!,
      campaign: at % 4 === 0 ? '=1+1' : `spring ${at % 5}`,
      steps: 1 + ((at * 7) % enquirySteps.length),
    }
    made.push(enquiry)
    await makeEnquiry(api, enquiry)
  }
})
afterAll(() => api.close())

/** What figures should say, by a plain count. */
function counted(of: readonly MadeEnquiry[]) {
  return Object.fromEntries(
    enquirySteps.map((step, at) => [step, of.filter(({ steps }) => steps > at).length]),
  )
}
const within = (providerId: number | null) => {
  const today = Date.parse(`${londonClock(api.now().getTime()).day}T00:00:00Z`)
  const first = new Date(today - 90 * 24 * hourMs).toISOString().slice(0, 10)
  return made.filter(
    (each) =>
      (providerId === null || each.providerId === providerId) &&
      londonClock(each.at.getTime()).day >= first,
  )
}

/** Both as they were while no lead changed its state: some are being sent meanwhile. */
async function atOnce() {
  for (;;) {
    const { counts } = await office.staff.search()
    const { states } = await office.staff.figures()
    const { counts: after } = await office.staff.search()
    if (isDeepStrictEqual(counts, after)) return { states, counts }
  }
}

describe('W-190 C-201 enquiries of the last 13 weeks', () => {
  test.each(['ada', 'stranger', 'staff'] as const)(
    'of %s are those that were made',
    async (who) => {
      const providerId = { ada: office.providerId, stranger: office.otherId, staff: null }[who]
      const figures = await office[who].figures()
      const own = within(providerId)
      expect(own.length).toBeLessThan(made.length)
      expect(figures.total).toEqual(counted(own))
      expect(figures.days).toHaveLength(91)
      for (const { day, ...counts } of figures.days) {
        const ofDay = own.filter(({ at }) => londonClock(at.getTime()).day === day)
        expect(counts, day).toEqual(counted(ofDay))
      }
      const byRange = Map.groupBy(own, ({ range }) => range)
      expect(figures.pages).toHaveLength(byRange.size)
      for (const { manufacturer, range, ...counts } of figures.pages) {
        expect(manufacturer.slug).toBeTruthy()
        expect(counts, range.name).toEqual(counted(byRange.get(range.name)!))
      }
      const byCampaign = Map.groupBy(own, ({ campaign }) => campaign)
      expect(figures.campaigns).toHaveLength(byCampaign.size)
      for (const {
        campaign,
        started,
        confirmed,
        called,
        ordered,
        delivered,
      } of figures.campaigns) {
        const counts = { started, confirmed, called, ordered, delivered }
        expect(counts, campaign).toEqual(counted(byCampaign.get(campaign)!))
      }
      const most = figures.pages.map(({ started }) => started)
      expect(most).toEqual(most.toSorted((left, right) => right - left))
    },
  )

  test('agree with the list of leads, state by state', async () => {
    const { states, counts } = await atOnce()
    const young = within(null)
    const old = made.filter((each) => !young.includes(each))
    const oldIn = (state: string) =>
      old.filter(({ steps }) => steps > 1 && enquirySteps[steps - 1] === state).length
    for (const { state, enquiries } of states) {
      if (state === 'awaitingCode')
        expect(enquiries).toBe(young.filter(({ steps }) => steps === 1).length)
      else expect(enquiries + oldIn(state), state).toBe(counts[state] ?? 0)
    }
  })
})

describe('C-202 files of figures', () => {
  const read = async (who: OfficePerson, file: (typeof figureFiles)[number]) => {
    const response = await who.ask('GET', figureFilePath(file))
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    return { status: response.status, type: response.headers.get('content-type'), text }
  }
  const lines = (text: string) => text.trimEnd().split('\r\n').slice(1)

  test.each([...figureFiles])(
    '%s is CSV for staff, and for nobody without a log-in',
    async (file) => {
      const { status, type, text } = await read(office.staff, file)
      expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(text.startsWith('\uFEFF"')).toBe(true)
      expect((await api.ask(figureFilePath(file))).status).toBe(401)
      const nobody = await office.somebody(office.providerId, ['users.read'])
      expect((await read(nobody, file)).status).toBe(403)
    },
  )

  test('hold what the page shows, of one’s own provider alone, and no formula', async () => {
    const { total, campaigns } = await office.ada.figures()
    const days = lines((await read(office.ada, 'days')).text)
    const started = days.map((line) => Number(line.split('","')[1]))
    expect(started.reduce((sum, each) => sum + each, 0)).toBe(total.started)
    const { text } = await read(office.ada, 'campaigns')
    expect(lines(text)).toHaveLength(campaigns.length)
    expect(text).toContain(`"'=1+1"`)
    expect((await read(office.ada, 'experiments')).status).toBe(403)
  })
})

describe('W-191 price positions', () => {
  test('are those that every offer, one by one, has', async () => {
    const { data } = calls.getPricePositions.response.parse(
      (await office.staff.send('GET', '/api/figures/price-positions')).body,
    )
    expect(data.length).toBeGreaterThan(1)
    const deals = api.deals.current()
    const leases = deals.catalogue.derivatives.flatMap(({ derivative: { capId } }) =>
      deals.offersOf(capId).flatMap((offer) => {
        if (offer.profile.financeType === 'pcp' || !('totalCostPence' in offer)) return []
        const { financeType, termMonths, annualMileageMiles, initialRentals } = offer.profile
        const terms = [financeType, termMonths, annualMileageMiles, initialRentals]
        const key = [capId, ...terms, offer.profile.isMaintained].join(' ')
        return [{ key, providerId: offer.provider.id, pence: offer.totalCostPence }]
      }),
    )
    const byKey = Map.groupBy(leases, ({ key }) => key)
    for (const { providerId, medianGapPercent, ...position } of data) {
      const expected = { cheapest: 0, within5: 0, dearer: 0, alone: 0 }
      const gaps: number[] = []
      for (const offers of byKey.values()) {
        const own = offers.filter((each) => each.providerId === providerId)
        if (own.length === 0) continue
        const least = Math.min(...own.map(({ pence }) => pence))
        const others = offers.filter((each) => each.providerId !== providerId)
        if (others.length === 0) {
          expected.alone += 1
          continue
        }
        const other = Math.min(...others.map(({ pence }) => pence))
        gaps.push(Math.round(((least - other) * 1000) / other) / 10 + 0)
        expected[least <= other ? 'cheapest' : least <= other * 1.05 ? 'within5' : 'dearer'] += 1
      }
      expect(position).toMatchObject(expected)
      const sorted = gaps.toSorted((left, right) => left - right)
      expect(medianGapPercent).toEqual(sorted[Math.ceil(sorted.length / 2) - 1] ?? null)
    }
  })

  test('S-80 are told a company of itself alone', async () => {
    const ada = await office.somebody(office.providerId, ['rates.read'])
    const { data } = calls.getPricePositions.response.parse(
      (await ada.send('GET', '/api/figures/price-positions')).body,
    )
    expect(data.map(({ providerId }) => providerId)).toEqual([office.providerId])
  })
})

test('W-192 experiments are counted by variant, for our staff alone', async () => {
  const variant = 'deliverButton=on,enquiryButton=check'
  for (let view = 0; view < 3; view += 1) {
    await api.ask('/api/experiment-views', { body: { variant } })
  }
  const { body } = await office.staff.send('GET', '/api/figures/experiments')
  expect(calls.getExperimentFigures.response.parse(body).data).toEqual([
    { scenario: 'deliverButton', variant: 'on', views: 3, orders: 0 },
    { scenario: 'enquiryButton', variant: 'check', views: 3, orders: 0 },
  ])
  expect((await office.ada.send('GET', '/api/figures/experiments')).status).toBe(403)
})
