import { simpleParser } from 'mailparser'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '#leasing-api/test/environments/free-port.ts'
import { localhostCertificate } from '#leasing-api/test/services/localhost-certificate.ts'
import {
  failingMailServer,
  mailFailures,
  mailLogIn,
  type MailServer,
  mailServer,
  type MailServerOptions,
} from '#leasing-api/test/services/smtp-servers.ts'
import { smtpDelivery, smtpEmail, type SmtpConfig } from './smtp-email.ts'

let server: { close(): Promise<void> } | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const email = {
  messageId: '<order-1@larkway.example>',
  to: 'ada@example.com',
  replyTo: 'hello@larkway.example',
  subject: 'Your enquiry – £199 a month',
  text: 'Hello Ada,\n.\nThis line follows a lone dot.',
  html: '<p>Hello <b>Ada</b></p>',
  headers: {
    'List-Unsubscribe': '<https://larkway.example/unsub?t=1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}

const lines: string[] = []
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })

function sender(port: number, change: Partial<SmtpConfig> = {}, tools = {}) {
  lines.length = 0
  return smtpEmail(
    {
      host: 'localhost',
      port,
      user: null,
      password: null,
      from: 'Larkway <hello@larkway.example>',
      tls: 'required',
      ...change,
    },
    { logger, ca: localhostCertificate, timeoutMs: 20_000, ...tools },
  )
}

async function started(options: MailServerOptions = {}): Promise<MailServer> {
  const running = await mailServer(options)
  server = running
  return running
}

describe('an e-mail', () => {
  test('C-104 arrives encrypted, whole, under its own Message-ID', async () => {
    const { port, received } = await started({ needsLogIn: true })
    await expect(sender(port, mailLogIn)(email)).resolves.toBe('taken')
    expect(received).toMatchObject([
      { from: 'hello@larkway.example', to: ['ada@example.com'], isEncrypted: true },
    ])
    const read = await simpleParser(received[0]!.raw)
    expect(read.messageId).toBe(email.messageId)
    expect(read.subject).toBe(email.subject)
    expect(read.text?.trim()).toBe(email.text)
    expect(read.html).toContain(email.html)
    expect(read.from?.text).toBe('"Larkway" <hello@larkway.example>')
    expect(read.replyTo?.text).toBe('hello@larkway.example')
    expect(received[0]!.raw).toContain(`List-Unsubscribe: ${email.headers['List-Unsubscribe']}`)
  })

  test('goes to one address, whatever stands in it, and no header grows out of a text', async () => {
    const { port, received } = await started()
    const send = sender(port)
    await send({ ...email, subject: 'Hi\r\nBcc: eve@example.com' })
    expect(received[0]!.to).toEqual(['ada@example.com'])
    expect(received[0]!.raw).not.toMatch(/^Bcc:/m)
    for (const to of ['ada@example.com, eve@example.com', 'ada@example.com>\r\nRCPT TO:<e@x.com']) {
      await send({ ...email, to })
    }
    expect(received.flatMap((each) => each.to).filter((to) => to.startsWith('e'))).toEqual([])
  })
})

describe('C-104 encryption', () => {
  test.each([
    ['required', { hasStartTls: true }, 'taken', true],
    ['required', { hasStartTls: false }, 'later', null],
    ['optional', { hasStartTls: true }, 'taken', true],
    ['optional', { hasStartTls: false }, 'taken', false],
    ['off', { hasStartTls: true }, 'taken', false],
  ] as const)('%s with %j: %s, encrypted %s', async (tls, options, delivery, isEncrypted) => {
    const { port, received } = await started(options)
    await expect(sender(port, { tls })(email)).resolves.toBe(delivery)
    expect(received.map((each) => each.isEncrypted)).toEqual(
      isEncrypted === null ? [] : [isEncrypted],
    )
  })

  test('a certificate of somebody unknown is no encryption', async () => {
    const { port, received } = await started()
    await expect(sender(port, {}, { ca: undefined })(email)).resolves.toBe('later')
    expect(received).toEqual([])
  })
})

describe('C-105 what a mail server answers', () => {
  test.each([
    ['log-in', 535, 'later'],
    ['log-in', 454, 'later'],
    ['sender', 550, 'later'], // our address is not set up there yet
    ['recipient', 450, 'later'],
    ['recipient', 550, 'refused'],
    ['recipient', 530, 'later'],
    ['text', 451, 'later'],
    ['text', 552, 'refused'],
    ['text', 554, 'refused'],
  ] as const)('%s %d: %s', async (step, code, delivery) => {
    const { port, received } = await started({ needsLogIn: true, replies: { [step]: code } })
    await expect(sender(port, mailLogIn)(email)).resolves.toBe(delivery)
    expect(received).toEqual([])
    // What is logged names the reply, not the person.
    expect(lines.join('')).toContain(String(code))
    expect(lines.join('')).not.toMatch(/ada@|Ada|pass word/)
  })

  test('bad credentials are a setting to correct', async () => {
    const { port } = await started({ needsLogIn: true })
    const wrong = { ...mailLogIn, password: 'wrong' }
    await expect(sender(port, wrong)(email)).resolves.toBe('later')
  })

  test.each([
    [{ code: 'ECONNECTION', command: 'CONN', responseCode: null }, 'later'],
    [{ code: 'EENVELOPE', command: 'API', responseCode: null }, 'refused'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 503 }, 'later'],
    [{ code: 'ECONNECTION', command: 'CONN', responseCode: 554 }, 'later'],
  ] as const)('%j is %s', (refusal, delivery) => {
    expect(smtpDelivery(refusal)).toBe(delivery)
  })
})

describe('C-100 an attempt ends though the server', () => {
  test.each(mailFailures)('%s', async (failure) => {
    const { port, close } = await failingMailServer(failure, 20)
    server = { close }
    // Without an end of its own it would outlast the test.
    await expect(sender(port, {}, { timeoutMs: 200 })(email)).resolves.toBe('later')
  })

  test('is not there', async () => {
    await expect(sender(await freePort())(email)).resolves.toBe('later')
  })
})
