import type { ServerResponse } from 'node:http'

/** Ends a response with one sentence of plain text. */
export function plainResponse(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  })
  res.end(res.req.method === 'HEAD' ? undefined : text)
}
