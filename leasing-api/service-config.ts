import { type Environment, environmentReader } from '#server-kit/environment.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { dataCentreOf, type MailchimpConfig } from './adapters/mailchimp.ts'
import type { MetaConfig } from './adapters/meta-conversions.ts'
import type { ValuationConfig } from './adapters/partner-valuation.ts'
import type { PhoneValidationConfig } from './adapters/phone-validation.ts'
import { type SmtpConfig, smtpTls } from './adapters/smtp-email.ts'
import type { TwilioConfig } from './adapters/twilio-texts.ts'

/** The external services that are used; null means what is built in. */
export type ServiceConfig = {
  /** Who sends text messages. */
  twilio: TwilioConfig | null
  /** Who sends e-mails. */
  smtp: SmtpConfig | null
  /** Who says whether a phone number can be called. */
  phoneValidation: PhoneValidationConfig | null
  /** Who holds the newsletter's audience. */
  mailchimp: MailchimpConfig | null
  /** Who is sent conversions. */
  meta: MetaConfig | null
  /** Who values cars. */
  valuation: ValuationConfig | null
}

/**
 * Reads the groups of variables that switch to external services.
 * @throws UserError naming the variable and the fix
 */
export function readServices(environment: Environment): ServiceConfig {
  const env = environmentReader(environment)
  const twilio = env.service('text messages')
  const phones = env.service('phone validation')
  const mailchimp = env.service('newsletter')
  const meta = env.service('conversions')
  const valuation = env.service('valuation')
  if (mailchimp && dataCentreOf(mailchimp[0]!) === null) {
    throw new UserError(
      'MAILCHIMP_API_KEY does not end in a data centre. Copy the whole key, such as 0123456789abcdef-us21.',
    )
  }
  return {
    twilio: twilio && { accountSid: twilio[0]!, authToken: twilio[1]!, from: twilio[2]! },
    smtp: readSmtp(environment),
    phoneValidation: phones && { url: env.url('PHONE_VALIDATION_URL')!, key: phones[1]! },
    mailchimp: mailchimp && { apiKey: mailchimp[0]!, listId: mailchimp[1]! },
    meta: meta && { pixelId: meta[0]!, accessToken: meta[1]! },
    valuation: valuation && { url: env.url('VALUATION_URL')!, key: valuation[1]! },
  }
}

function readSmtp(environment: Environment): SmtpConfig | null {
  const env = environmentReader(environment)
  const server = env.service('e-mail')
  const logIn = env.service('mail log-in')
  const tls = env.text('SMTP_TLS')
  const knownTls = smtpTls.find((each) => each === tls)
  if (!knownTls) throw new UserError(`SMTP_TLS is "${tls}". Give ${smtpTls.join(', ')}.`)
  if (!server) return null
  const [host, , from] = server as [string, string, string]
  if (!/^[^<>]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/.test(from)) {
    throw new UserError(
      `SMTP_FROM is "${from}". Give an address such as hello@example.com, or Larkway <hello@example.com>.`,
    )
  }
  const [user, password] = logIn ?? [null, null]
  return {
    host,
    port: env.wholeNumber('SMTP_PORT'),
    user: user ?? null,
    password: password ?? null,
    from,
    tls: knownTls,
  }
}
