import type { RequestContext } from './environment.ts'
import { Failure } from './failure.ts'

/** The largest body that is read, in bytes. No form of ours comes near it. */
const bodyLimitBytes = 64 * 1024

/** How long a body may take. The server itself waits longer, for the operator's large files. */
const patienceMs = 10_000

/**
 * The JSON body of a request. Without a body it is an empty object, so that a call whose fields
 * are all optional may be made with none.
 */
export async function readJson(context: RequestContext): Promise<unknown> {
  const { raw } = context.req
  const length = Number(raw.headers.get('content-length') ?? 0)
  if (length > bodyLimitBytes) return new Failure(413, 'errors.bodyTooLarge')
  const bytes = await readBytes(raw.body)
  if (bytes === 'late') return new Failure(408, 'errors.badBody')
  if (bytes === null) return new Failure(413, 'errors.bodyTooLarge')
  if (bytes.length === 0) return {}
  if (!/^application\/json\s*(;|$)/i.test(raw.headers.get('content-type') ?? '')) {
    return new Failure(415, 'errors.badBody')
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    return new Failure(400, 'errors.badBody')
  }
}

/** All bytes, null as soon as there are too many, 'late' when they dribble in. */
async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Buffer | null | 'late'> {
  if (!body) return Buffer.alloc(0)
  const reader = body.getReader()
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), patienceMs)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), late])
      if (step === 'late') return step
      if (step.done) return Buffer.concat(chunks)
      chunks.push(step.value)
      size += step.value.length
      if (size > bodyLimitBytes) return null
    }
  } finally {
    clearTimeout(timer)
    reader.releaseLock()
  }
}
