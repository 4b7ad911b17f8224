import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  documentedServices,
  documentedSettings,
} from '#leasing-api/test/services/documented-services.ts'
import { type FailingServer, failingServer } from '#leasing-api/test/services/failing-server.ts'
import { localhostCertificate } from '#leasing-api/test/services/localhost-certificate.ts'
import { mailLogIn, type MailServer, mailServer } from '#leasing-api/test/services/smtp-servers.ts'
import { freePort } from '#leasing-api/test/environments/free-port.ts'
import { tryServices } from './try-services.ts'

let working: Awaited<ReturnType<typeof documentedServices>>
let failing: FailingServer
let mail: MailServer
beforeAll(async () => {
  working = await documentedServices()
  failing = await failingServer()
  mail = await mailServer({ needsLogIn: true })
})
afterAll(async () => {
  await working.close()
  await failing.close()
  await mail.close()
})
afterEach(() => {
  mail.received.length = 0
  working.received.length = 0
})

const secrets = ['secret', '0123abcd-us21', 'token', 'k&1', mailLogIn.password]

const environmentAt = (baseUrl: string, smtpPort: number) => ({
  TWILIO_ACCOUNT_SID: documentedSettings.twilio.accountSid,
  TWILIO_AUTH_TOKEN: documentedSettings.twilio.authToken,
  TWILIO_FROM: documentedSettings.twilio.from,
  SMTP_HOST: 'localhost',
  SMTP_PORT: String(smtpPort),
  SMTP_FROM: 'Larkway <hello@larkway.example>',
  SMTP_USER: mailLogIn.user,
  SMTP_PASSWORD: mailLogIn.password,
  PHONE_VALIDATION_URL: `${baseUrl}/phone`,
  PHONE_VALIDATION_KEY: documentedSettings.phoneValidation.key,
  MAILCHIMP_API_KEY: documentedSettings.mailchimp.apiKey,
  MAILCHIMP_LIST_ID: documentedSettings.mailchimp.listId,
  META_PIXEL_ID: documentedSettings.meta.pixelId,
  META_ACCESS_TOKEN: documentedSettings.meta.accessToken,
  VALUATION_URL: `${baseUrl}/value`,
  VALUATION_KEY: documentedSettings.valuation.key,
})

const linesOf = async (...args: Parameters<typeof tryServices>) =>
  (await tryServices(...args)).map(({ isFine, subject, text }) => [isFine, subject, text])

test('with nothing set nothing is tried', async () => {
  await expect(tryServices({})).resolves.toEqual([])
})

test('each service that is set is tried, the e-mail with its own sender', async () => {
  const places = { baseUrl: working.url, ca: localhostCertificate }
  const environment = environmentAt(working.url, mail.port)
  const lines = await linesOf(environment, {}, places)
  expect(lines).toEqual([
    [true, 'Text messages', 'Twilio knows the account; give --phone NUMBER to send a text'],
    [
      true,
      'E-mail',
      `localhost:${mail.port} took an e-mail to hello@larkway.example; see whether it arrives`,
    ],
    [true, 'Phone validation', 'the service calls 020 7031 3000 valid'],
    [true, 'Newsletter', 'Mailchimp knows the audience “Larkway”'],
    [true, 'Conversions', 'Meta knows the pixel'],
    [true, 'Valuation', 'the partner values AB23 CDE'],
  ])
  expect(mail.received).toMatchObject([{ to: ['hello@larkway.example'] }])
})

test('a number and an address can be given', async () => {
  const places = { baseUrl: working.url, ca: localhostCertificate }
  const recipients = { email: 'ada@example.com', phone: '07700 900123' }
  const lines = await linesOf(environmentAt(working.url, mail.port), recipients, places)
  expect(lines.slice(0, 2)).toEqual([
    [true, 'Text messages', 'Twilio took a text to +447700900123; see whether it arrives'],
    [
      true,
      'E-mail',
      `localhost:${mail.port} took an e-mail to ada@example.com; see whether it arrives`,
    ],
  ])
  expect(working.received.map(({ method, path }) => `${method} ${path}`)).toContain(
    'POST /2010-04-01/Accounts/AC1/Messages.json',
  )
})

test('what fails is named with its reason and the variables, and never a secret', async () => {
  const url = failing.urlOf('answers 500')
  const lines = await linesOf(
    { ...environmentAt(url, await freePort()), DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
    { phone: '07700900123' },
    { baseUrl: url },
  )
  expect(lines.map(([isFine, subject]) => [isFine, subject])).toEqual(
    [
      'Leasing database',
      'Text messages',
      'E-mail',
      'Phone validation',
      'Newsletter',
      'Conversions',
      'Valuation',
    ].map((subject) => [false, subject]),
  )
  const text = lines.flat().join('\n')
  expect(text).toContain('cannot be opened (ECONNREFUSED). Check DATABASE_URL.')
  expect(text).toContain('no text was taken (500)')
  expect(text).toContain('took no e-mail (ESOCKET)')
  expect(text).toContain('refused (500). Check MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID.')
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('a page that answers in a service’s place is not it', async () => {
  const url = failing.urlOf('answers HTML')
  const environment = { VALUATION_URL: url, VALUATION_KEY: 'k' }
  await expect(linesOf(environment)).resolves.toEqual([
    [
      false,
      'Valuation',
      'answers 200, but not as the service does. Check VALUATION_URL and VALUATION_KEY.',
    ],
  ])
})

test('a setting that cannot be read is the finding', async () => {
  const environment = { VALUATION_URL: 'cars', VALUATION_KEY: 'k' }
  const [line] = await linesOf(environment)
  expect(line).toEqual([false, 'Services', expect.stringContaining('VALUATION_URL is "cars"')])
})
