import { refused, type CommandResult } from '../imports/data-command.ts'
import type { ImportProgress, OnProgress } from '../imports/import-progress.ts'
import type { OperatorMessage } from './operator-message.ts'

/** Least time between two lines of progress, except where a new step begins. */
const intervalMs = 150

/**
 * Runs a command and answers as it goes, one JSON object a line. When the other end hangs up, the
 * next progress throws inside the command, which then changes nothing.
 */
export function respondToCommand(
  run: (onProgress: OnProgress) => Promise<CommandResult>,
  onError: (error: unknown) => void,
): Response {
  const gone = new AbortController()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (message: OperatorMessage) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(message)}\n`))
      }
      const onProgress = throttled((progress) => send({ type: 'progress', progress }))
      try {
        const result = await run((progress) => {
          gone.signal.throwIfAborted()
          onProgress(progress)
        })
        send({ type: 'result', result })
      } catch (error) {
        onError(error)
        send({ type: 'result', result: failed(error) })
      }
      if (!gone.signal.aborted) controller.close()
    },
    cancel() {
      gone.abort(new Error('The data command was interrupted. Nothing was changed.'))
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function throttled(tell: OnProgress): OnProgress {
  let last: ImportProgress | null = null
  let sentAt = 0
  return (progress) => {
    const isNews = progress.label !== last?.label || progress.done === progress.total
    last = progress
    if (!isNews && performance.now() - sentAt < intervalMs) return
    sentAt = performance.now()
    tell(progress)
  }
}

function failed(error: unknown): CommandResult {
  const reason = error instanceof Error ? error.message : String(error)
  return refused(`The command failed and nothing was changed: ${reason}`)
}
