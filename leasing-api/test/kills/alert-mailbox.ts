import { mailServer } from '../services/smtp-servers.ts'

/** The mailboxes of everybody who watches a price. */
export type AlertMailbox = {
  /** What the API needs to send there. */
  environment: Record<string, string>
  /** The token of the newest link that confirms an alert; null while none has come. */
  confirmTokenOf(email: string): string | null
  /** Message-IDs of the e-mails to an address that say that a price has fallen; a second copy has that of its first. */
  fallsOf(email: string): readonly string[]
  close(): Promise<void>
}

/** A mail server of this machine that takes everything, and reads what it got. */
export async function alertMailbox(): Promise<AlertMailbox> {
  const server = await mailServer({ hasStartTls: false })
  const to = (email: string) =>
    server.received.filter((mail) => mail.to.includes(email)).map(({ raw }) => decoded(raw))
  return {
    environment: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      SMTP_FROM: 'Larkway <hello@example.com>',
      SMTP_TLS: 'off',
    },
    confirmTokenOf(email) {
      const links = to(email).flatMap((raw) => /confirm=([\w-]{22})/.exec(raw)?.[1] ?? [])
      return links.at(-1) ?? null
    },
    fallsOf: (email) =>
      to(email)
        .filter((raw) => raw.includes('At this price since'))
        .map((raw) => /^Message-ID: (\S+)/im.exec(raw)![1]!),
    close: server.close,
  }
}

/** An e-mail without the line breaks and escapes of quoted-printable. */
const decoded = (raw: string) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
