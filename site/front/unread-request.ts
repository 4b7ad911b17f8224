import type { Socket } from 'node:net'
import { plainPage, plainPagePolicy } from './plain-page.ts'

const tooLarge =
  'Your browser sent more than we read, most likely in cookies. Delete the cookies of this site and open the page again.'

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers a request that Node gave up reading, as Node itself would; a browser whose cookies have
 * grown too large gets a page that says so. Rule G-09.
 * @param always headers of every response
 */
export function unreadRequest(always: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? '400 Bad Request'
    const body = status.startsWith('431') ? plainPage(431, tooLarge) : ''
    const headers = {
      ...always,
      ...(body && {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': plainPagePolicy,
        'X-Frame-Options': 'DENY',
      }),
      'Cache-Control': 'no-store',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
  }
}
