import type { APIRequestContext } from '@playwright/test'
import { calls } from '#core/contract/calls.ts'
import type { CallResponse } from '#core/contract/call.ts'
import { providerHours } from '#core/organisation/provider-hours.ts'
import { isOpenAt, opensToday } from '#core/wizard/opening-hours.ts'
import { config } from './config.ts'
import { codeSentTo, messagesOf } from './larkway/outbox.ts'
import { ownAddress } from './larkway/own-address.ts'
import { newVisitor } from './larkway/visitor.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

type Answer<Name extends keyof typeof calls> = CallResponse<(typeof calls)[Name]>

/** A provider that is closed now, one of which there is at every moment, and a deal of its. */
async function closedProvider(request: APIRequestContext) {
  const read = async (path: string, params = {}): Promise<unknown> =>
    (await request.get(config.leasingApiUrl + path, { params })).json()
  const { data: brands } = (await read(calls.listBrands.path)) as Answer<'listBrands'>
  const now = Date.now()
  const closed = brands.find(
    ({ hasRates, openingHours }) => hasRates && !isOpenAt(providerHours(openingHours), now),
  )!
  const deals = (await read(calls.listDerivatives.path, {
    'brandIds[]': closed.slug,
    rows: 1,
  })) as Answer<'listDerivatives'>
  return {
    name: closed.name,
    opensToday: opensToday(providerHours(closed.openingHours), now),
    deal: deals.data[0]!,
  }
}

for (const how of [' @once', ' @no-script']) {
  test(`W-48 W-49 W-50 W-103 a closed provider is asked to call back${how}`, async ({
    page,
    request,
  }) => {
    const enquiry = enquiryPage(page)
    const visitor = newVisitor()
    const provider = await closedProvider(request)
    await enquiry.open(provider.deal.capId, provider.deal.offer.id)
    await enquiry.fill(visitor)
    await enquiry.submit.click()
    await expect(enquiry.title).toHaveText('Enter the code')
    await enquiry.code.fill(await codeSentTo(request, visitor.phoneE164))
    const orderRef = enquiry.orderRef()
    await enquiry.confirm.click()

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: /^When should/ })).toHaveText(
      `When should ${provider.name} call you?`,
    )
    const time = main.getByLabel('Call me')
    const times = ['Tomorrow', 'As soon as possible', 'In the morning', 'In the afternoon']
    await expect(time.getByRole('option')).toHaveText([
      ...(provider.opensToday ? ['Today'] : []),
      ...times,
      'Another time',
    ])
    if (how === ' @once') await expectSound(page)
    const postcode = main.getByLabel(/^Postcode/)
    const submit = main.getByRole('button', { name: 'Ask for a call' })
    await time.selectOption('Another time')
    await postcode.fill('nowhere')
    await submit.click()
    await expect(postcode).toHaveAccessibleDescription(/Error/)
    await expect(postcode).toHaveValue('nowhere')
    await expect(time).toHaveValue('other')
    if (how === ' @once') await expectSound(page)
    await main.getByLabel('Another time, in words').fill('Friday after five')
    await main.getByLabel('How urgent is it?').selectOption('Urgent')
    await postcode.fill('sw1a 1aa')
    await submit.click()
    await expect(main.getByText('Your answers are with your enquiry.')).toBeVisible()
    await expect(submit).toHaveCount(0)
    // It waits for the provider to open, so the lead is sent with it in it, and none is in the outbox by now.
    expect(
      (await messagesOf(request, orderRef)).filter(({ to }) => to.startsWith('leads@')),
    ).toEqual([])
  })
}

test('W-50 whoever has the address alone is asked nothing @wide', async ({ page, request }) => {
  const visitor = newVisitor()
  const { deal } = await closedProvider(request)
  const enquiry = enquiryPage(page)
  await enquiry.open(deal.capId, deal.offer.id)
  await enquiry.fill(visitor)
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')
  await enquiry.code.fill(await codeSentTo(request, visitor.phoneE164))
  await enquiry.confirm.click()
  const question = page.getByRole('heading', { name: /^When should/ })
  await expect(question).toBeVisible()
  await page.reload()
  await expect(enquiry.title).toBeVisible()
  await expect(question).toHaveCount(0)
})
