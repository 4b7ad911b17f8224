'use client'

import { useEffect } from 'react'
import { isEmbedded } from '#core/routes/embedded-paths.ts'
import { type FrameMessage, isHello } from '#core/storefronts/frame-messages.ts'

/**
 * Tells the page that frames this one how high it is, once that page has said hello from a site that
 * may; and lets links to pages that no frame shows open a tab. Rules D-83, D-81.
 */
export function FrameHeight({ id, origins }: { id: string; origins: readonly string[] }) {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let origin: string | null = null
    const tell = () => {
      const height = document.getElementById(id)?.offsetHeight
      if (origin === null || !height) return
      const message: FrameMessage = { larkway: 'height', height }
      window.parent.postMessage(message, origin)
    }
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !origins.includes(from) || !isHello(data)) return
      origin = from
      tell()
    }
    // Before the listener of all links, which then leaves it to the browser.
    const leave = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.target || link.hash.length > 1) return
      if (link.origin !== location.origin || !isEmbedded(link.pathname)) link.target = '_blank'
    }
    window.addEventListener('message', hear, { signal })
    window.addEventListener('click', leave, { signal, capture: true })
    const sizes = new ResizeObserver(tell)
    sizes.observe(document.getElementById(id)!)
    signal.addEventListener('abort', () => sizes.disconnect())
    return () => listening.abort()
  }, [id, origins])
  return null
}
