import http from 'node:http'
import https from 'node:https'
import { isRead } from './api-silence.ts'

/** Connections of reads stay open: most pages ask more than once. */
const plain = { request: http.request, agent: new http.Agent({ keepAlive: true }) }
const secure = { request: https.request, agent: new https.Agent({ keepAlive: true }) }

export type LeasingRequest = {
  method: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
}

export type Response = { status: number; cacheControl: string; text: string }

/**
 * Sends one request and reads the response to its end. Node's own client costs a third of `fetch`,
 * which pages notice: most of what a list waits for and pays are its two questions. Nothing is
 * followed or unpacked. A read whose kept connection was just being closed is sent once more; anything
 * else has a connection of its own. Rule G-10.
 * @throws the signal's reason, or Node's error when nothing listens or the response breaks off
 */
export async function sendRequest(url: string, request: LeasingRequest): Promise<Response> {
  try {
    return await sendOnce(url, request)
  } catch (error) {
    if (!(error instanceof ClosedConnectionError)) throw error
    return sendOnce(url, request)
  }
}

class ClosedConnectionError extends Error {
  override name = 'ClosedConnectionError'
}

function sendOnce(
  url: string,
  { method, headers, body, signal }: LeasingRequest,
): Promise<Response> {
  const { request, agent } = url.startsWith('https:') ? secure : plain
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method,
        agent: isRead(method) && agent,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        ...(signal && { signal }),
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode!,
            cacheControl: incoming.headers['cache-control'] ?? '',
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        outgoing.reusedSocket && error.code === 'ECONNRESET'
          ? new ClosedConnectionError(error.message, { cause: error })
          : error,
      ),
    )
    outgoing.end(body)
  })
}
