import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '#core/contract/calls.ts'
import { pageVisitPath } from '#core/figures/page-visit.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { config } from './config.ts'
import { openOffice } from './larkway/colleague.ts'
import { ownAddress } from './larkway/own-address.ts'
import { newVisitor } from './larkway/visitor.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

/** An enquiry about the cheapest deal, out of a campaign, which nobody confirms. */
async function enquire(request: APIRequestContext, campaign: string): Promise<WireDeal> {
  const list = await request.get(`${config.leasingApiUrl}${calls.listDerivatives.path}?rows=1`)
  const deal = ((await list.json()) as { data: WireDeal[] }).data[0]!
  const { name, phone } = newVisitor()
  const email = `figures.${crypto.randomUUID().slice(0, 8)}@example.com`
  const placed = await request.post(`${config.leasingApiUrl}/api/orders`, {
    headers: ownAddress(),
    data: {
      ...{ capId: deal.capId, offerId: deal.offer.id, name, email, phone },
      ...{ utm_source: 'letter', utm_medium: 'post', utm_campaign: campaign },
    },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  return deal
}

/** The lines of the file that a section offers, without its heading. */
async function linesOf(page: Page, title: string): Promise<string[][]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Save as CSV: ${title}` }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const lines = text.trimEnd().split('\r\n').slice(1)
  return lines.map((line) => line.slice(1, -1).split('","'))
}

const sum = (lines: readonly string[][], column: number) =>
  lines.reduce((total, line) => total + Number(line[column]), 0)

/** Opens the table behind a plot. */
async function tableBehind(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 2, name: title })
  const section = page.locator('section').filter({ has: heading }).last()
  await section.locator('summary').click()
  return section.getByRole('table').last()
}

test('W-190 W-191 W-192 W-197 W-198 figures agree with the leads and their files, for a company and for staff @wide', async ({
  page,
  browser,
  request,
}) => {
  const campaign = `spring ${crypto.randomUUID().slice(0, 8)}`
  const deal = await enquire(request, campaign)
  const provider = deal.offer.brandName
  await openOffice(page, request, { provider, address: '/admin/figures' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figures')
  await expect(page.getByRole('img', { name: /^Sent in 13 weeks/ })).toBeVisible()
  const campaigns = await tableBehind(page, 'By campaign')
  const own = campaigns.getByRole('row', { name: `letter / post / ${campaign}` })
  await expect(own.getByRole('cell')).toHaveText(['1', '0 (0%)', '0 (0%)', '0 (0%)', '0 (0%)'])
  const prices = await tableBehind(page, 'Price position')
  await expect(prices.getByRole('rowheader')).toHaveText([provider])
  await expect(page.getByText(/Half of the prices with a rival/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(Experiments|Views|How fast)/ })).toHaveCount(0)
  await expectSound(page)

  // Other tests send enquiries meanwhile: what is read in between may be more by then.
  await expect(async () => {
    const days = await linesOf(page, 'Enquiries by week')
    const [sent, confirmed] = [sum(days, 1), sum(days, 2)]
    expect(days).toHaveLength(91)
    expect(sum(await linesOf(page, 'By page'), 2)).toBe(sent)
    expect(sum(await linesOf(page, 'By campaign'), 3)).toBe(sent)
    expect(sum(await linesOf(page, 'How far they came'), 1)).toBe(sent)
    const leads = await page.context().newPage()
    await leads.goto('/admin/leads')
    const range = leads.getByText(/^[\d,–]+ of [\d,]+$/)
    const none = leads.getByText('No lead fits that.')
    await expect(range.or(none)).toBeVisible()
    const shown = (await none.count()) > 0 ? '0' : (await range.textContent())!.split(' of ')[1]!
    await leads.close()
    expect(Number(shown.replaceAll(',', ''))).toBe(confirmed)
  }).toPass({ timeout: 60_000 })

  const visited = await request.post(config.leasingApiUrl + pageVisitPath, {
    headers: ownAddress(),
    data: { views: ['/site-map'], lcp: 1234, cls: 0 },
  })
  expect(visited.status()).toBe(204)
  const ofStaff = await (await browser.newContext()).newPage()
  await ofStaff.setExtraHTTPHeaders(ownAddress())
  await openOffice(ofStaff, request, { address: '/admin/figures' })
  const all = await tableBehind(ofStaff, 'Price position')
  expect(await all.getByRole('rowheader').count()).toBeGreaterThan(1)
  await expect(ofStaff.getByRole('table', { name: 'enquiryButton' })).toBeVisible()
  const views = await tableBehind(ofStaff, 'Views and conversion')
  await expect(views.getByRole('row', { name: /^\/site-map/ })).toBeVisible()
  const speed = await tableBehind(ofStaff, 'How fast pages are')
  await expect(speed.getByRole('row', { name: /^\/site-map/ })).toContainText(
    /\d s, good|\d ms, good/,
  )
  await expectSound(ofStaff)
  expect((await linesOf(ofStaff, 'Price position')).length).toBeGreaterThan(1)
  await ofStaff.context().close()
})
