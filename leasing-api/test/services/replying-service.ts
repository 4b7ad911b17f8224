import { listening } from './listening.ts'

export type Reply = { status: number; json: unknown }

type Seen = { method: string; url: string; authorization: string | undefined; body: unknown }

/**
 * A service that gives the replies in turn, the last one from then on, and records what it was sent.
 * A text in place of JSON is sent as it is.
 */
export async function replyingService(replies: readonly Reply[]) {
  const seen: Seen[] = []
  const server = await listening((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      const { status, json } = replies[Math.min(seen.length, replies.length - 1)]!
      const { method, url, headers } = request
      seen.push({
        method: method!,
        url: url!,
        authorization: headers.authorization,
        body: bodyOf(text, headers['content-type']),
      })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof json === 'string' ? json : JSON.stringify(json))
    })
  })
  return { ...server, seen }
}

export type ReplyingService = Awaited<ReturnType<typeof replyingService>>

function bodyOf(text: string, type: string | undefined): unknown {
  if (text === '') return null
  return type === 'application/json'
    ? (JSON.parse(text) as unknown)
    : Object.fromEntries(new URLSearchParams(text))
}
