import { afterAll, beforeAll, expect, test } from 'vitest'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  type ContentBackend,
  contentBackend,
} from '#leasing-api/test/environments/content-backend.ts'
import { askAs, newPerson, placedOrder } from '#leasing-api/test/orders/confirmed-order.ts'

const storefronts = [
  { key: 'larkway', layout: 'default', landlineEnquiries: true },
  { key: 'fairmile', layout: 'partner', landlineEnquiries: false },
]

let backend: ContentBackend
let api: ApiUnderTest
beforeAll(async () => {
  backend = await contentBackend((_, response) =>
    response.end(JSON.stringify({ result: storefronts })),
  )
  api = await apiUnderTest({}, backend.url)
})
afterAll(async () => {
  await api.close()
  await backend.close()
})

const landline = '0113 496 0555'
const refused = {
  status: 422,
  body: { errors: { phone: ['Give a UK mobile, please: we text a code to it.'] } },
}

async function askOn(storefront: string, path: string, body: object, method = 'POST') {
  const response = await api.ask(path, {
    method,
    body,
    headers: { [storefrontHeader]: storefront },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function enquiry(phone: string) {
  const list = await api.ask('/api/derivatives/v2?rows=1')
  const { data } = (await list.json()) as { data: { capId: string; offer: { id: string } }[] }
  const { offer, capId } = data[0]!
  const { name, email } = newPerson()
  return { offerId: offer.id, capId, name, email, phone }
}

test('W-151 a landline enquires where its storefront lets it', async () => {
  const body = await enquiry(landline)
  expect(await askOn('fairmile', '/api/orders', body)).toMatchObject(refused)
  expect(await askOn('larkway', '/api/orders', body)).toMatchObject({ status: 200 })
  const mobile = await enquiry(newPerson().phone)
  expect(await askOn('fairmile', '/api/orders', mobile)).toMatchObject({ status: 200 })
})

test('W-151 nor is an enquiry changed to one', async () => {
  const person = newPerson()
  const { orderRef, writeToken } = await placedOrder(api, person)
  const path = `/api/orders/${orderRef}`
  const body = { writeToken, phone: landline }
  expect(await askOn('fairmile', path, body, 'PUT')).toMatchObject(refused)
  const read = await askAs(api, person, path)
  expect(read.body).toMatchObject({ proof: 'code' })
})
