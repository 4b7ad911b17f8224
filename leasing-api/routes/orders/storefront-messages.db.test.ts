import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'
import type { OutgoingLead } from '#leasing-api/adapters/lead-webhook.ts'
import type { OutgoingEmail } from '#leasing-api/adapters/outgoing-email.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import {
  type ContentBackend,
  contentBackend,
} from '#leasing-api/test/environments/content-backend.ts'
import { codeOf, newPerson } from '#leasing-api/test/orders/confirmed-order.ts'

const storefronts = [
  { key: 'larkway', name: 'Larkway', hosts: ['www.larkway.example'], layout: 'default' },
  {
    key: 'fairmile',
    name: 'Fairmile Cars',
    hosts: ['cars.fairmile.example', 'fairmile.localhost'],
    layout: 'partner',
  },
]

let backend: ContentBackend
let api: ApiUnderTest
let emails: OutgoingEmail[] = []
let leads: OutgoingLead[] = []
beforeAll(async () => {
  backend = await contentBackend((_, response) =>
    response.end(JSON.stringify({ result: storefronts })),
  )
  const take = async (email: OutgoingEmail) => {
    emails.push(email)
    return 'taken' as const
  }
  api = await apiUnderTest({}, backend.url, {
    sendEmail: take,
    sendToOutbox: take,
    sendLeadWebhook: async (lead) => {
      leads.push(lead)
      return 'taken'
    },
  })
  const providers = await api.database.call.readProviders()
  const leadWebhookUrl = 'https://provider.example/leads'
  await api.database.call.upsertProviders({
    providers: providers.map(({ activeBookId: _, activePcpBookId: __, ...details }) => ({
      ...details,
      leadWebhookUrl,
    })),
  })
})
afterAll(async () => {
  await api.close()
  await backend.close()
})
beforeEach(() => {
  emails = []
  leads = []
})

type On = { storefront: string; host: string }

async function ask({ storefront, host }: On, path: string, body: object, method = 'POST') {
  const headers = { [storefrontHeader]: storefront, 'x-forwarded-host': host }
  const response = await api.ask(path, { method, body, headers })
  return (await response.json()) as Record<string, string>
}

async function placed(on: On, change: object = {}) {
  const list = await api.ask('/api/derivatives/v2?rows=1')
  const { data } = (await list.json()) as { data: { capId: string; offer: { id: string } }[] }
  const { offer, capId } = data[0]!
  const { name, email, phone } = newPerson()
  const body = { offerId: offer.id, capId, name, email, phone, ...change }
  const { orderRef, writeToken } = await ask(on, '/api/orders', body)
  return { orderRef: orderRef!, writeToken: writeToken!, email }
}

async function lastLineOf(orderRef: string): Promise<string> {
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  const text = messages.find((each) => each.orderRef === orderRef && each.channel === 'sms')
  return text!.body.split('\n').at(-1)!.replace(/\d{6}/, 'code')
}

describe('W-82 C-194 the last line of a text names the host that the visitor is on', () => {
  test.each([
    ['fairmile', 'cars.fairmile.example', 'cars.fairmile.example'],
    ['fairmile', 'FAIRMILE.localhost:3000', 'fairmile.localhost'],
    ['fairmile', 'evil.example', 'cars.fairmile.example'],
    ['larkway', 'www.larkway.example', 'www.larkway.example'],
    ['larkway', 'cars.fairmile.example', '127.0.0.1'],
    ['forgotten', 'forgotten.example', '127.0.0.1'],
  ])('%s at %s: %s', async (storefront, host, named) => {
    const { orderRef } = await placed({ storefront, host })
    expect(await lastLineOf(orderRef)).toBe(`@${named} #code`)
  })

  test('in a text that is sent again, and after the phone was changed, as well', async () => {
    const on = { storefront: 'fairmile', host: 'fairmile.localhost' }
    const { orderRef, writeToken } = await placed(on)
    const { phone } = newPerson()
    api.wait(2 * 60_000)
    const elsewhere = { ...on, host: 'cars.fairmile.example' }
    await ask(elsewhere, `/api/orders/${orderRef}`, { writeToken, phone }, 'PUT')
    expect(await lastLineOf(orderRef)).toBe('@cars.fairmile.example #code')
    api.wait(2 * 60_000)
    await ask(on, `/api/orders/${orderRef}/codes`, {})
    expect(await lastLineOf(orderRef)).toBe('@fairmile.localhost #code')
  })
})

test('C-194 C-195 the e-mails of a partner’s order lead to the partner, and its lead names them', async () => {
  const on = { storefront: 'fairmile', host: 'cars.fairmile.example' }
  const { orderRef, email } = await placed(on, { subscription: true })
  await ask(on, '/api/orders/confirm', { orderRef, code: await codeOf(api, orderRef) })
  await api.deliveries.settled()
  // By then every provider has been open.
  api.wait(7 * 24 * 60 * 60_000)
  api.deliveries.deliver()
  await api.deliveries.settled()
  const toVisitor = emails.filter(({ to }) => to === email)
  expect(toVisitor).toHaveLength(2)
  for (const { text, html } of toVisitor) {
    expect(text).toContain('Fairmile Cars, http://cars.fairmile.example:3000')
    expect(text).not.toContain('http://127.0.0.1:3000')
    expect(html).not.toContain('http://127.0.0.1:3000')
  }
  const lead = emails.find(({ to }) => to !== email)!
  expect(lead.text).toContain('Came through: Fairmile Cars, http://cars.fairmile.example:3000')
  expect(leads[0]!.body).toMatchObject({
    storefront: {
      key: 'fairmile',
      name: 'Fairmile Cars',
      url: 'http://cars.fairmile.example:3000',
    },
  })
})

test('C-194 a landline’s link leads to the partner', async () => {
  const on = { storefront: 'fairmile', host: 'cars.fairmile.example' }
  const { email } = await placed(on, { phone: '0113 496 0555' })
  await api.deliveries.settled()
  const link = emails.find(({ to }) => to === email)!
  expect(link.text).toMatch(/http:\/\/cars\.fairmile\.example:3000\/vehicles\/\d+\/get-this-deal\?/)
})

test('C-195 the lead of an order from our own pages names no partner', async () => {
  const on = { storefront: 'larkway', host: '127.0.0.1' }
  const { orderRef, email } = await placed(on)
  await ask(on, '/api/orders/confirm', { orderRef, code: await codeOf(api, orderRef) })
  await api.deliveries.settled()
  // By then every provider has been open.
  api.wait(7 * 24 * 60 * 60_000)
  api.deliveries.deliver()
  await api.deliveries.settled()
  expect(leads[0]!.body).toMatchObject({ storefront: null })
  expect(emails.map(({ text }) => text).join()).not.toContain('Came through')
  expect(emails.find(({ to }) => to === email)!.text).toContain('Larkway, http://127.0.0.1:3000')
})
