import type { OutgoingHttpHeader, ServerResponse } from 'node:http'

export type BufferedResponse = {
  /** Whether to buffer this response, whose headers are set but not sent. */
  isHeld: () => boolean
  /** Runs once before headers are sent. */
  beforeHeaders: () => void
  /** Sends the whole body by way of `end`. */
  finish: (body: Buffer, end: (body: Buffer | null) => void) => void
}

/**
 * Buffers a handler's response, so that headers can be made from its body. Others pass through
 * unchanged.
 */
export function bufferResponse(
  res: ServerResponse,
  { isHeld, beforeHeaders, finish }: BufferedResponse,
): void {
  const original = {
    write: res.write,
    end: res.end,
    flushHeaders: res.flushHeaders,
    writeHead: res.writeHead,
  }
  const parts: Buffer[] = []
  let isFinishing = false
  const holds = () => !isFinishing && !res.headersSent && isHeld()

  // Node itself comes by here when headers were not written explicitly.
  res.writeHead = function writeHead(status: number, ...rest: unknown[]) {
    const headers = rest.find((each) => typeof each === 'object' && each !== null)
    res.statusCode = status
    setHeaders(
      res,
      headers as Record<string, OutgoingHttpHeader> | OutgoingHttpHeader[] | undefined,
    )
    if (holds()) return res
    if (!isFinishing) beforeHeaders()
    return original.writeHead.call(res, res.statusCode)
  } as typeof res.writeHead

  res.flushHeaders = () => {
    if (!holds()) original.flushHeaders.call(res)
  }

  res.write = function write(chunk: unknown, ...rest: unknown[]) {
    if (!holds()) return Reflect.apply(original.write, res, [chunk, ...rest]) as boolean
    parts.push(bytes(chunk, rest[0]))
    const done = rest.find((each) => typeof each === 'function') as (() => void) | undefined
    if (done) process.nextTick(done)
    return true
  } as typeof res.write

  res.end = function end(chunk?: unknown, ...rest: unknown[]) {
    if (!holds()) return Reflect.apply(original.end, res, [chunk, ...rest]) as ServerResponse
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      parts.push(bytes(chunk, rest[0]))
    isFinishing = true
    finish(parts.length === 1 ? parts[0]! : Buffer.concat(parts), (body) => {
      if (res.destroyed) return
      if (body === null) original.end.call(res, undefined as never, undefined as never)
      else original.end.call(res, body as never, undefined as never)
    })
    return res
  } as typeof res.end
}

function setHeaders(
  res: ServerResponse,
  headers: Record<string, OutgoingHttpHeader> | OutgoingHttpHeader[] | undefined,
): void {
  if (!headers) return
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value as string)
    return
  }
  for (let index = 0; index + 1 < headers.length; index += 2) {
    res.setHeader(String(headers[index]), headers[index + 1] as string)
  }
}

function bytes(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  const view = chunk as Uint8Array
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength)
}
