import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ukPhone } from '#core/validation/phone/uk-phone.ts'
import { mailchimpHeaders, mailchimpListUrl } from '#leasing-api/adapters/mailchimp.ts'
import { metaPixelUrl } from '#leasing-api/adapters/meta-conversions.ts'
import { valuationRequest } from '#leasing-api/adapters/partner-valuation.ts'
import { phoneValidationUrl } from '#leasing-api/adapters/phone-validation.ts'
import { type SmtpConfig, smtpEmail } from '#leasing-api/adapters/smtp-email.ts'
import { twilioAccountUrl, twilioHeaders, twilioTexts } from '#leasing-api/adapters/twilio-texts.ts'
import { partnerValuationOf } from '#core/contract/partner-valuation.ts'
import { phoneServiceRequest, phoneVerdictOf } from '#core/validation/phone/phone-service.ts'
import { readServices, type ServiceConfig } from '#leasing-api/service-config.ts'
import { type Trial, trialTools as tools } from './trial-tools.ts'

/** Whom tests are sent to: an e-mail address in place of the sender's own, and a mobile. */
export type TrialRecipients = { email?: string; phone?: string }

/** For tests: one address in place of each service's own, and a certificate to trust. */
export type TrialPlaces = { baseUrl?: string; ca?: string }

/**
 * Sends a test through every external service that the environment sets and says what came of it,
 * with the fix. Nothing of it names a secret. What would reach a stranger or count as real is not
 * sent: a newsletter member, a conversion, a text without a number to send it to.
 */
export async function tryServices(
  environment: Readonly<Record<string, string | undefined>>,
  recipients: TrialRecipients = {},
  places: TrialPlaces = {},
): Promise<Trial[]> {
  let config: ServiceConfig
  try {
    config = readServices(environment)
  } catch (error) {
    return [tools.toFix('Services', (error as Error).message)]
  }
  const { twilio, smtp, phoneValidation, mailchimp, meta, valuation } = config
  const databaseUrl = environment['DATABASE_URL']?.trim()
  return Promise.all([
    ...(databaseUrl ? [tryDatabase(databaseUrl)] : []),
    ...(twilio ? [tryTexts(twilio, recipients.phone, places)] : []),
    ...(smtp ? [tryEmail(smtp, recipients.email, places)] : []),
    ...(phoneValidation ? [tryPhones(phoneValidation)] : []),
    ...(mailchimp ? [tryNewsletter(mailchimp, places)] : []),
    ...(meta ? [tryConversions(meta, places)] : []),
    ...(valuation ? [tryValuation(valuation)] : []),
  ])
}

async function tryDatabase(connectionString: string): Promise<Trial> {
  const subject = 'Leasing database'
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return tools.works(subject, `PostgreSQL ${rows[0]!.server_version} answers`)
  } catch (error) {
    const { code } = error as { code?: string }
    return tools.toFix(subject, `cannot be opened (${code ?? 'no answer'}). Check DATABASE_URL.`)
  } finally {
    await client.end().catch(() => {})
  }
}

type Of<Name extends keyof ServiceConfig> = NonNullable<ServiceConfig[Name]>

async function tryTexts(config: Of<'twilio'>, phone: string | undefined, { baseUrl }: TrialPlaces) {
  const subject = 'Text messages'
  const variables = 'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN'
  if (phone === undefined) {
    return tools.ask(subject, variables, {
      url: `${twilioAccountUrl(config.accountSid, baseUrl)}.json`,
      request: { method: 'GET', headers: twilioHeaders(config) },
      works: () => 'Twilio knows the account; give --phone NUMBER to send a text',
    })
  }
  const to = ukPhone(phone)
  if (to === null)
    return tools.toFix(subject, `${phone} is no UK number. Give --phone 07700900123.`)
  const { logger, reason } = tools.recorder()
  const body = 'Larkway test message. Texts from this installation arrive.'
  const send = twilioTexts(config, { logger, timeoutMs: 10_000, ...(baseUrl && { baseUrl }) })
  return (await send({ to, body, orderRef: '' }))
    ? tools.works(subject, `Twilio took a text to ${to}; see whether it arrives`)
    : tools.toFix(subject, `no text was taken (${reason()}). Check ${variables} and TWILIO_FROM.`)
}

async function tryEmail(config: SmtpConfig, email: string | undefined, { ca }: TrialPlaces) {
  const subject = 'E-mail'
  const to = email ?? /<([^>]+)>$/.exec(config.from)?.[1] ?? config.from
  const { logger, reason } = tools.recorder()
  const sent = await smtpEmail(config, { logger, ...(ca && { ca }) })({
    messageId: `<${randomUUID()}@${to.split('@')[1]}>`,
    to,
    subject: 'Larkway test message',
    text: 'E-mails from this installation arrive.',
    html: '<p>E-mails from this installation arrive.</p>',
  })
  const server = `${config.host}:${config.port}`
  return sent === 'taken'
    ? tools.works(subject, `${server} took an e-mail to ${to}; see whether it arrives`)
    : tools.toFix(subject, `${server} took no e-mail (${reason()}). Check the SMTP_ variables.`)
}

function tryPhones(config: Of<'phoneValidation'>) {
  return tools.ask('Phone validation', 'PHONE_VALIDATION_URL and PHONE_VALIDATION_KEY', {
    url: phoneValidationUrl(config),
    request: { method: 'POST', body: phoneServiceRequest('020 7031 3000') },
    works: (json) => {
      const { status } = phoneVerdictOf(json)
      return status === 'unavailable' ? null : `the service calls 020 7031 3000 ${status}`
    },
  })
}

function tryNewsletter(config: Of<'mailchimp'>, { baseUrl }: TrialPlaces) {
  return tools.ask('Newsletter', 'MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID', {
    url: mailchimpListUrl(config, baseUrl),
    request: { method: 'GET', headers: mailchimpHeaders(config.apiKey) },
    works: (json) => {
      const { id, name } = json as { id?: unknown; name?: unknown }
      return id === config.listId ? `Mailchimp knows the audience “${String(name)}”` : null
    },
  })
}

function tryConversions({ pixelId, accessToken }: Of<'meta'>, { baseUrl }: TrialPlaces) {
  return tools.ask('Conversions', 'META_PIXEL_ID and META_ACCESS_TOKEN', {
    url: `${metaPixelUrl(pixelId, baseUrl)}?fields=id`,
    request: { method: 'GET', headers: { authorization: `Bearer ${accessToken}` } },
    works: (json) => ((json as { id?: unknown }).id === pixelId ? 'Meta knows the pixel' : null),
  })
}

function tryValuation({ url, key }: Of<'valuation'>) {
  const car = {
    registration: 'AB23CDE',
    make: null,
    model: null,
    regDate: null,
    mileageMiles: null,
  }
  return tools.ask('Valuation', 'VALUATION_URL and VALUATION_KEY', {
    url,
    request: valuationRequest(key, car),
    alsoFine: 404,
    works: (json, status) =>
      status === 404
        ? 'the partner answers that it does not know AB23 CDE'
        : partnerValuationOf(json) && 'the partner values AB23 CDE',
  })
}
