import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { localhostCertificate, localhostKey } from './localhost-certificate.ts'

/** An e-mail as a mail server got it: envelope, text, and whether it came encrypted. */
export type ReceivedEmail = { from: string; to: string[]; raw: string; isEncrypted: boolean }

/** How a mail server differs from one that takes everything. */
export type MailServerOptions = {
  hasStartTls?: boolean
  needsLogIn?: boolean
  /** Replies in place of taking it, by the step. */
  replies?: Partial<Record<'log-in' | 'sender' | 'recipient' | 'text', number>>
}

export const mailLogIn = { user: 'larkway', password: 'pass word' }

/** A mail server of this machine that speaks SMTP and holds what it was sent. */
export async function mailServer({
  hasStartTls = true,
  needsLogIn = false,
  replies = {},
}: MailServerOptions = {}) {
  const received: ReceivedEmail[] = []
  const refusal = (step: keyof typeof replies) => {
    const responseCode = replies[step]
    return responseCode ? Object.assign(new Error('Refused by the test'), { responseCode }) : null
  }
  const options: SMTPServerOptions = {
    key: localhostKey,
    cert: localhostCertificate,
    authOptional: !needsLogIn,
    disabledCommands: hasStartTls ? [] : ['STARTTLS'],
    allowInsecureAuth: !hasStartTls,
    closeTimeout: 100,
    onAuth: ({ username, password }, _, callback) => {
      const isRight = username === mailLogIn.user && password === mailLogIn.password
      const error = refusal('log-in') ?? (isRight ? null : new Error('Wrong'))
      callback(error, { user: username })
    },
    onMailFrom: (_, __, callback) => callback(refusal('sender')),
    onRcptTo: (_, __, callback) => callback(refusal('recipient')),
    onData: (stream, session, callback) => {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
      stream.on('end', () => {
        const error = refusal('text')
        if (!error) {
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
            isEncrypted: session.secure,
          })
        }
        callback(error)
      })
    },
  }
  const server = new SMTPServer(options)
  // A client that breaks off mid-way is a failure of the client's to report.
  server.on('error', () => {})
  const { port } = await portOf(server.listen(0, '127.0.0.1'))
  return { port, received, close: () => new Promise<void>((done) => server.close(() => done())) }
}

export type MailServer = Awaited<ReturnType<typeof mailServer>>

const endless = 'x'.repeat(64 * 1024)

type Behaviour = (socket: Socket, dripMs: number) => void

/** What can go wrong with a mail server, by what it does with a connection. */
const behaviours = {
  'breaks off': (socket) => socket.destroy(),
  hangs: () => {},
  'sends a byte a second': (socket, dripMs) => {
    const drip = setInterval(() => socket.write('2'), dripMs)
    socket.on('close', () => clearInterval(drip))
  },
  'is too busy (421)': (socket) => socket.end('421 4.3.2 Too busy\r\n'),
  'serves nobody (554)': (socket) => socket.end('554 5.7.1 No service\r\n'),
  'answers HTML': (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<html></html>'),
  'answers 50 MB': (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(endless));
      if (!socket.destroyed) socket.once('drain', more)
    }
    more()
  },
  'hangs after its greeting': (socket) => void socket.write('220 mail.example ESMTP\r\n'),
} satisfies Record<string, Behaviour>

export type MailFailure = keyof typeof behaviours

export const mailFailures = Object.keys(behaviours) as MailFailure[]

/** A mail server that fails in one way. */
export async function failingMailServer(failure: MailFailure, dripMs = 1000) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    behaviours[failure](socket, dripMs)
  })
  const { port } = await portOf(server.listen(0, '127.0.0.1'))
  return {
    port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function portOf(server: Server): Promise<AddressInfo> {
  await once(server, 'listening')
  return server.address() as AddressInfo
}
