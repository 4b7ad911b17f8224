import { connect } from 'node:net'

/** A request as bytes: nothing in it has to be right. */
export type RawRequest = {
  method: string
  target: string
  headers: readonly (readonly [string, string])[]
  body: Buffer | null
}

export type RawAnswer = { status: number; headers: string; text: string }

/**
 * Sends a request over a connection of its own, whatever stands in it, and reads the answer to its
 * end. Null when none came within `patienceMs`: the server hangs. A connection that is closed
 * without an answer has status 0.
 */
export function rawRequest(
  port: number,
  { method, target, headers, body }: RawRequest,
  patienceMs: number,
): Promise<RawAnswer | null> {
  const head = [
    `${method} ${target} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${body.length}`] : []),
  ]
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const finish = (answer: RawAnswer | null) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(() => finish(null), patienceMs)
    const end = () => finish(answerOf(Buffer.concat(chunks).toString()))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', end)
    // A server may close while a body that is too large is still being sent.
    socket.on('error', end)
    socket.write(
      Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]),
    )
  })
}

function answerOf(text: string): RawAnswer {
  const at = text.indexOf('\r\n\r\n')
  const head = at < 0 ? text : text.slice(0, at)
  const rest = at < 0 ? '' : text.slice(at + 4)
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? []
  const isChunked = /^transfer-encoding: chunked$/im.test(head)
  return { status: Number(status), headers: head, text: (isChunked ? joined(rest) : rest).trim() }
}

/** The text of chunks, each behind its length; lengths of texts that are no ASCII only nearly fit. */
function joined(chunked: string): string {
  return chunked.replace(/(^|\r\n)[\da-f]+\r\n/gi, '')
}
