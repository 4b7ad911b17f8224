import { simpleParser } from 'mailparser'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpEmail } from '#leasing-api/adapters/smtp-email.ts'
import type { SendEmail } from '#leasing-api/adapters/outgoing-email.ts'
import { type ApiUnderTest, apiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'
import { confirmedOrder, newPerson } from '#leasing-api/test/orders/confirmed-order.ts'
import { localhostCertificate } from '#leasing-api/test/services/localhost-certificate.ts'
import {
  failingMailServer,
  mailFailures,
  type MailServer,
  mailServer,
} from '#leasing-api/test/services/smtp-servers.ts'

let api: ApiUnderTest
let mail: MailServer
let sendEmail: SendEmail
const senderTo = (port: number, timeoutMs: number) =>
  smtpEmail(
    {
      host: 'localhost',
      port,
      user: null,
      password: null,
      from: 'Larkway <hello@larkway.example>',
      tls: 'required',
    },
    { logger: pino({ level: 'silent' }), timeoutMs, ca: localhostCertificate },
  )
beforeAll(async () => {
  mail = await mailServer()
  api = await apiUnderTest({}, undefined, {
    sendEmail: (email) => sendEmail(email),
    sendToOutbox: () => Promise.resolve('taken'),
  })
})
afterAll(async () => {
  await api.close()
  await mail.close()
})

async function deliver() {
  api.deliveries.deliver()
  await api.deliveries.settled()
}

test.each(mailFailures)(
  'W-93 C-105 though the mail server %s, an e-mail arrives once it is back',
  async (failure) => {
    mail.received.length = 0
    const failing = await failingMailServer(failure, 20)
    sendEmail = senderTo(failing.port, 150)
    const person = newPerson()
    await confirmedOrder(api, person)
    await deliver()
    await failing.close()
    expect(mail.received).toEqual([])

    sendEmail = senderTo(mail.port, 30_000)
    api.wait(60_000)
    await deliver()
    await deliver()
    expect(mail.received.map(({ to }) => to)).toEqual([[person.email]])
    const { messageId, subject, text, html } = await simpleParser(mail.received[0]!.raw)
    expect(messageId).toMatch(/^<[^@]+@127\.0\.0\.1>$/)
    expect(subject).toContain('Your enquiry about the')
    expect(text).toContain(`Dear ${person.name},`)
    expect(html).toContain(person.name)
  },
)
