import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
// Next's own: its client components have the hooks of this copy of React and of no other.
import { renderToPipeableStream } from 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js'

/**
 * The HTML of client components, as the server's rendering of a page writes it, with links to the
 * pictures that it wants early before it. Only code that Next bundles for the server can call it.
 * @throws what their components throw
 */
export function htmlOfClient(elements: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collected = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    collected.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')))
    const { pipe } = renderToPipeableStream(elements, {
      onAllReady: () => pipe(collected),
      onShellError: reject,
      onError: reject,
    })
  })
}
