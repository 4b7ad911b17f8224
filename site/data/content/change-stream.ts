/** Well under the idle limit of any proxy on the way. */
const pingMs = 20_000

/** What changed is not told: the page is asked for as a whole. */
const change = 'data: change\n\n'

type Events = {
  subscribe: (observer: {
    next: (event: { type: string }) => void
    error: (error: unknown) => void
  }) => { unsubscribe: () => void }
}

/**
 * The live events of the content backend as a stream of events for a browser: one for each change,
 * and one whenever some may have been missed. Ends with the request, or with the events.
 */
export function changeStream(events: Events, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send(': the preview listens\n\n')
      const ping = setInterval(() => send(': \n\n'), pingMs)
      // Some sources answer while they are being subscribed to.
      let isOver = false
      let subscription: { unsubscribe: () => void } | null = null
      stop = () => {
        if (isOver) return
        isOver = true
        clearInterval(ping)
        signal.removeEventListener('abort', end)
        subscription?.unsubscribe()
      }
      function end() {
        if (isOver) return
        stop()
        controller.close()
      }
      subscription = events.subscribe({
        next: ({ type }) => {
          if (!isOver && type !== 'welcome') send(change)
        },
        error: end,
      })
      if (isOver) subscription.unsubscribe()
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
    },
    cancel: () => stop(),
  })
}
