import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** What React puts before a fragment of which it takes the pictures for a page's first ones. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/**
 * The HTML of elements, as React writes it into a page: it can take them over in a browser. What it
 * says of pictures to be fetched early is left out, since in the middle of a page it would be one
 * element more; who draws the elements says that of the page.
 * @throws what their components throw; those that wait and client components cannot be drawn
 */
export const htmlOfElements = (elements: ReactNode): string =>
  renderToString(elements).replace(preloads, '')
