import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for the content backend, on a port of its own, that answers as a test says. */
export async function contentBackend(listener: RequestListener) {
  let answer = listener
  const asked: URL[] = []
  const authorizations: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url!, 'http://lake'))
    authorizations.push(request.headers.authorization)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it was asked, in order. */
    asked,
    /** Who asked, as the headers say. */
    authorizations,
    /** Answers otherwise from now on. */
    become: (next: RequestListener) => {
      answer = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type ContentBackend = Awaited<ReturnType<typeof contentBackend>>

/** Answers every query with its result, by a word that stands in the query. */
export function answering(results: Readonly<Record<string, unknown>>): RequestListener {
  return (request, response) => {
    const query = new URL(request.url!, 'http://lake').searchParams.get('query')!
    const word = Object.keys(results).find((each) => query.includes(each))
    response.end(JSON.stringify({ result: word === undefined ? null : results[word] }))
  }
}
