import { LakeError } from '../http/lake-error.ts'

const pingMs = 15_000
/** Reconnection delay of a client that lost its stream; the default is three seconds. */
const retryMs = 1000
/** Limit of unread bytes, after which a client is disconnected; it reconnects by itself. */
export const mostWaitingBytes = 16 * 1024 * 1024
/** Limit of open streams without a token or a cookie. */
export const mostPublicStreams = 200

/** One open stream of server-sent events. */
export interface EventStream {
  send(event: { event?: string; id?: string; data: unknown }): void
  /** Ends it from our side; a client that wants to go on comes back by itself. */
  end(): void
  /** Called once, when either side ends the stream. */
  onClose(callback: () => void): void
  body: ReadableStream<Uint8Array>
}

export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/** All streams a lake holds open, so that it can end them when it stops. */
export function eventStreams() {
  const closers = new Set<() => void>()
  let publicCount = 0
  return {
    /** @throws LakeError 503 when too many are open to the public */
    open(isPublic = false): EventStream {
      if (isPublic && publicCount >= mostPublicStreams) throw tooManyStreams()
      if (isPublic) publicCount += 1
      const encoder = new TextEncoder()
      const callbacks: (() => void)[] = []
      let controller: ReadableStreamDefaultController<Uint8Array> | null = null
      const end = () => {
        if (!controller) return
        const ending = controller
        controller = null
        clearInterval(ping)
        closers.delete(end)
        if (isPublic) publicCount -= 1
        for (const callback of callbacks) callback()
        try {
          ending.close()
        } catch {
          // The other side was faster.
        }
      }
      const write = (text: string) => {
        if (!controller) return
        if ((controller.desiredSize ?? 0) <= 0) end()
        else controller.enqueue(encoder.encode(text))
      }
      const body = new ReadableStream<Uint8Array>(
        {
          start: (started) => {
            controller = started
          },
          cancel: end,
        },
        new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
      )
      const ping = setInterval(() => write(':\n\n'), pingMs)
      closers.add(end)
      // A first byte, so that the headers leave at once.
      write(`retry: ${retryMs}\n\n`)
      return {
        send({ event, id, data }) {
          const head = `${event ? `event: ${event}\n` : ''}${id ? `id: ${id}\n` : ''}`
          write(`${head}data: ${JSON.stringify(data)}\n\n`)
        },
        end,
        onClose: (callback) => callbacks.push(callback),
        body,
      }
    },
    closeAll() {
      for (const close of closers) close()
    },
  }
}

const tooManyStreams = () =>
  new LakeError(
    503,
    'tooManyStreams',
    `More than ${mostPublicStreams} streams are open without a token. Close some, or send the content token.`,
  )
