import { requestIdHeaders } from '#server-kit/request-id.ts'
import { inSpan } from '#server-kit/telemetry/telemetry.ts'

/** Address and credentials of published content. */
export type ContentConfig = {
  projectId: string
  dataset: string
  apiVersion: string
  /** The embedded server's address; null for Sanity's hosted Content Lake. */
  embeddedUrl: string | null
  /** Names this API to the embedded server, which then answers before it answers strangers; else null. */
  readToken: string | null
}

/** Runs a GROQ query at the content backend; rejects when it fails. */
export type AskContent = (query: string, params?: Record<string, unknown>) => Promise<unknown>

/** Thrown for an unusable response of the content backend. Its `code` gives the reason. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly code: string

  constructor(code: string) {
    super(`The content backend answered ${code}.`)
    this.code = code
  }
}

/** A visitor waits for this at most; the texts of a page take milliseconds. */
const timeoutMs = 2500

/** All our texts together are far below it. */
const mostBytes = 4 * 1024 * 1024

/**
 * Asks the content backend over its HTTP interface, for published documents only and within bounds
 * of time and size, so that a backend that never ends costs a little and no more.
 */
export function contentAsker(config: ContentConfig): AskContent {
  const address = queryAddress(config)
  const ask: AskContent = async (query, params = {}) => {
    const search = new URLSearchParams({ query, perspective: 'published' })
    for (const [name, value] of Object.entries(params)) {
      search.set(`$${name}`, JSON.stringify(value))
    }
    const response = await fetch(`${address}?${search.toString()}`, {
      headers: {
        accept: 'application/json',
        ...requestIdHeaders(),
        ...(config.readToken !== null && { authorization: `Bearer ${config.readToken}` }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new ContentError(`HTTP ${response.status}`)
    }
    return resultOf(await boundedText(response))
  }
  return (query, params) =>
    inSpan({ name: 'content query', kind: 'client' }, () => ask(query, params))
}

/** Where queries are asked; not of a cache, which would be older than the last webhook. */
export function queryAddress(config: ContentConfig): string {
  const host = config.embeddedUrl ?? `https://${config.projectId}.api.sanity.io`
  return `${host}/v${config.apiVersion}/data/query/${config.dataset}`
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body!) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new ContentError('too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function resultOf(text: string): unknown {
  const answer = parsed(text)
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  throw new ContentError('no result')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentError('no JSON')
  }
}
