import { inSpan, traceHeaders } from '#server-kit/telemetry/telemetry.ts'
import { type ApiSilence, isRead, SilentApiError } from './api-silence.ts'
import { type LeasingRequest, sendRequest } from './send-request.ts'

export type { LeasingRequest }

/** A response read to its end. */
export type LeasingResponse = {
  status: number
  text: string
  /** Undefined for a body that is no JSON. */
  json: unknown
  /** Anybody may keep it. Rule C-13. */
  isPublic: boolean
}

/** A build has nothing to show instead and waits on. */
const buildMs = 60_000

/**
 * Sends one request to the leasing API and reads its response to the end, within the time of rule
 * G-05. A good status without JSON counts as 502.
 * @throws SilentApiError when it is given up; Node's error when nothing listens
 */
export function fetchLeasing(
  silence: ApiSilence,
  url: string,
  request: LeasingRequest,
  { isBuilding = false } = {},
): Promise<LeasingResponse> {
  return inSpan({ name: `leasing API ${request.method}`, kind: 'client' }, async (note) => {
    const response = await responseOf(silence, url, request, isBuilding)
    note({ 'http.response.status_code': response.status })
    return response
  })
}

async function responseOf(
  silence: ApiSilence,
  url: string,
  { signal, ...request }: LeasingRequest,
  isBuilding: boolean,
): Promise<LeasingResponse> {
  if (isRead(request.method) && !isBuilding && !silence.maySend()) {
    const error = new SilentApiError('The leasing API said nothing a moment ago.')
    silence.failed(error)
    throw error
  }
  const deadline = isBuilding ? plainDeadline(buildMs) : deadlineOf(silence, request.method)
  try {
    const response = await sendRequest(url, {
      ...request,
      headers: { ...request.headers, ...traceHeaders() },
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
    })
    const { text } = response
    silence.responded()
    const json = parsed(text)
    const isOk = response.status >= 200 && response.status < 300
    const status = isOk && json === undefined ? 502 : response.status
    if (status >= 500) silence.failed(new Error(`The leasing API responds with ${status}.`))
    else silence.succeeded()
    const isPublic = /\bpublic\b/.test(response.cacheControl)
    return { status, text, json, isPublic }
  } catch (error) {
    signal?.throwIfAborted()
    const reason: unknown = deadline.signal.aborted ? deadline.signal.reason : error
    silence.failed(reason)
    throw reason
  } finally {
    deadline.clear()
  }
}

type Deadline = { signal: AbortSignal; clear: () => void }

function deadlineOf(silence: ApiSilence, method: string): Deadline {
  const { silenceMs, readMs, writeMs } = silence.waits
  if (!isRead(method)) return plainDeadline(writeMs)
  const longest = plainDeadline(readMs)
  const giveUp = new AbortController()
  const startedAtMs = silence.nowMs()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const leftMs = silence.leftMs(startedAtMs)
    if (leftMs > 0) {
      timer = setTimeout(look, leftMs)
      return
    }
    silence.gaveUp()
    giveUp.abort(late(silenceMs))
  }
  look()
  return {
    signal: AbortSignal.any([giveUp.signal, longest.signal]),
    clear: () => {
      clearTimeout(timer)
      longest.clear()
    },
  }
}

function plainDeadline(ms: number): Deadline {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(late(ms)), ms)
  return { signal: giveUp.signal, clear: () => clearTimeout(timer) }
}

const late = (ms: number): SilentApiError =>
  new SilentApiError(`The leasing API took longer than ${ms} ms.`)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
