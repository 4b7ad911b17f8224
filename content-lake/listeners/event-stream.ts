const pingMs = 15_000
/** A browser that reads nothing for this many events is cut off; it reconnects by itself. */
const mostWaitingEvents = 2000

/** One open stream of server-sent events. */
export interface EventStream {
  send(event: { event?: string; id?: string; data: unknown }): void
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
export interface EventStreams {
  open(): EventStream
  closeAll(): void
}

export function eventStreams(): EventStreams {
  const closers = new Set<() => void>()
  return {
    open() {
      const encoder = new TextEncoder()
      const callbacks: (() => void)[] = []
      let controller: ReadableStreamDefaultController<Uint8Array> | null = null
      const end = () => {
        if (!controller) return
        const ending = controller
        controller = null
        clearInterval(ping)
        closers.delete(end)
        for (const callback of callbacks) callback()
        try {
          ending.close()
        } catch {
          // The other side was faster.
        }
      }
      const write = (text: string) => {
        if (!controller) return
        if ((controller.desiredSize ?? 0) < -mostWaitingEvents) end()
        else controller.enqueue(encoder.encode(text))
      }
      const body = new ReadableStream<Uint8Array>({
        start: (started) => {
          controller = started
        },
        cancel: end,
      })
      const ping = setInterval(() => write(':\n\n'), pingMs)
      closers.add(end)
      // A first byte, so that the headers leave at once.
      write(':\n\n')
      return {
        send({ event, id, data }) {
          const head = `${event ? `event: ${event}\n` : ''}${id ? `id: ${id}\n` : ''}`
          write(`${head}data: ${JSON.stringify(data)}\n\n`)
        },
        onClose: (callback) => callbacks.push(callback),
        body,
      }
    },
    closeAll() {
      for (const close of closers) close()
    },
  }
}
