import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
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
    const { pipe } = renderToPipeableStream(elements, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
}
