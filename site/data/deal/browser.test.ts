import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { encodeOfferColumns } from '#core/contract/columns/offer-columns.ts'
import { corsaOffers } from '#core/fixtures/landing.ts'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { messageText } from '#core/messages/message-text.ts'
import { failedResponses } from '../test/failed-responses.ts'
import { leasingInTest } from '../test/leasing-in-test.ts'
import { fetchDealOffers } from './browser.ts'

const leasing = leasingInTest()

test.each(failedResponses)(
  'C-60 offers that do not come for $name are reported once',
  async ({ respond, status, errorKey, reported }) => {
    leasing.respond(respond)
    await expect(fetchDealOffers('10000001')).rejects.toMatchObject({
      name: 'LeasingApiError',
      status,
      body: { message: messageText(errorKey) },
    })
    const [told] = await leasing.reports(1)
    expect(told!.report).toMatchObject({
      url: '/api/derivatives/10000001/offers?format=columns',
      response: reported,
    })
  },
)

test('offers come packed', async () => {
  leasing.respond(() =>
    HttpResponse.json({ columns: encodeOfferColumns(corsaPersonal36.capId, corsaOffers) }),
  )
  await expect(fetchDealOffers('10000001')).resolves.toEqual(corsaOffers)
})
