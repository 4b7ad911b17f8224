/** Worker data of the PGlite thread. */
export type PgliteWorkerData = {
  /** A folder, or `memory://`. */
  dataDir: string
}

/** A request to the PGlite worker: a query by name, `open`, `copyTo` or `close`. */
export type WorkerRequest = { id: number; name: string; input: unknown }

export type WorkerAnswer =
  | { id: number; ok: true; output: unknown }
  | { id: number; ok: false; error: ErrorMessage }

/** An error as a message between threads, with its name and code. */
export type ErrorMessage = { name: string; message: string; stack?: string; code?: string }

export function errorToMessage(error: unknown): ErrorMessage {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack, code } = error as Error & { code?: unknown }
  return {
    name,
    message,
    ...(stack && { stack }),
    ...(typeof code === 'string' && { code }),
  }
}

export function errorFromMessage({ name, message, stack, code }: ErrorMessage): Error {
  const error = new Error(message)
  error.name = name
  if (stack) error.stack = stack
  return code ? Object.assign(error, { code }) : error
}
