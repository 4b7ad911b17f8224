import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { inSpan } from '#server-kit/telemetry/telemetry.ts'
import type { Delivery } from './delivery.ts'
import type { OutgoingEmail, SendEmail } from './outgoing-email.ts'
import { timeLimitsMs } from './time-limits.ts'

export const smtpTls = ['required', 'optional', 'off'] as const

export type SmtpConfig = {
  host: string
  port: number
  /** Null where the server takes mail without a log-in. */
  user: string | null
  password: string | null
  /** Address, or name and address, that e-mails come from. */
  from: string
  tls: (typeof smtpTls)[number]
}

type SmtpTools = {
  logger: Logger
  /** In place of the limit of one attempt. */
  timeoutMs?: number
  /** Certificates to trust beside the known ones; for tests. */
  ca?: string
}

/**
 * Sends e-mails by SMTP, each over a connection of its own. Encrypted by TLS from the start on port
 * 465, by STARTTLS elsewhere; a server that does not offer it gets no e-mail unless the configuration
 * says otherwise. An attempt ends within its limit, whatever the server does, and may then be
 * repeated under the same Message-ID. Failures are logged with the server's code, without recipient
 * or text. Rules C-104, C-105.
 */
export function smtpEmail(config: SmtpConfig, tools: SmtpTools): SendEmail {
  const { logger, timeoutMs = timeLimitsMs.email } = tools
  const transport = createTransport(transportOptions(config, timeoutMs, tools.ca))
  return async (email) => {
    try {
      await inSpan({ name: 'smtp', kind: 'client' }, () =>
        transport.sendMail({
          ...messageOf(email, config.from),
          signal: AbortSignal.timeout(timeoutMs),
        }),
      )
      return 'taken'
    } catch (error) {
      const refusal = refusalOf(error)
      logger.warn({ service: 'smtp', ...refusal }, 'An e-mail was not taken.')
      return smtpDelivery(refusal)
    }
  }
}

function transportOptions(
  { host, port, user, password, tls }: SmtpConfig,
  timeoutMs: number,
  ca: string | undefined,
) {
  return {
    host,
    port,
    secure: port === 465,
    requireTLS: tls === 'required',
    opportunisticTLS: tls === 'optional',
    ignoreTLS: tls === 'off',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    ...(ca !== undefined && { tls: { ca } }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 500,
    // An e-mail's texts come from people: nothing in them may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Addresses go as objects, which are never read as lists of several. */
const mailbox = (address: string) => ({ name: '', address })

function messageOf({ to, replyTo, ...email }: OutgoingEmail, from: string) {
  return { ...email, from, to: mailbox(to), ...(replyTo && { replyTo: mailbox(replyTo) }) }
}

type Refusal = { code: string | null; command: string | null; responseCode: number | null }

/** What nodemailer's errors say beside their message, which repeats addresses. */
function refusalOf(error: unknown): Refusal {
  const { code, command, responseCode } = error as Partial<Record<keyof Refusal, unknown>>
  return {
    code: typeof code === 'string' ? code : null,
    command: typeof command === 'string' ? command : null,
    responseCode: typeof responseCode === 'number' ? responseCode : null,
  }
}

/** Replies of 500 and above that are about our log-in or the order of commands. */
const aboutTheSession = new Set([503, 530, 534, 535, 538])

/**
 * A reply of 500 or above to the recipient or the content is final, and so is an address or a size
 * that cannot be sent at all; everything else (no answer, 4xx, TLS, log-in, sender) may pass or be
 * set right. Rule C-105.
 */
export function smtpDelivery({ code, command, responseCode }: Refusal): Delivery {
  if (responseCode === null)
    return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'later'
  const isOfTheEmail = command === 'RCPT TO' || command === 'DATA'
  const isFinal = responseCode >= 500 && !aboutTheSession.has(responseCode)
  return isOfTheEmail && isFinal ? 'refused' : 'later'
}
