'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type {
  addressAfterNavigation,
  Visited,
} from '#core/filters/change/address-after-navigation.ts'
import { isPlainClick } from '#site/ui/link/plain-click.ts'

/** A list left longer ago belongs to another search. */
const mostLeft = 20

/**
 * Lets the filters of a list go along to the next. A link that is pointed at, touched or reached by
 * key gets the address that it leads to, and following it leads there. The rules are a script of
 * their own, fetched with the first of these signs. What was chosen follows from the pages left,
 * which this page keeps in memory and nowhere else. Rule F-112.
 */
export function KeepFilters() {
  const router = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const left: Visited[] = []
    const changed = new WeakMap<HTMLAnchorElement, { drawn: string; shown: string }>()
    let addressOf: typeof addressAfterNavigation | undefined

    /** What a link was drawn with, also after it was given another address. */
    const drawnAs = (link: HTMLAnchorElement): string => {
      const href = link.getAttribute('href') ?? ''
      const known = changed.get(link)
      return known?.shown === href ? known.drawn : href
    }
    /** The address a link leads to, where that is another than it was drawn with. */
    const otherAddress = (link: HTMLAnchorElement): string | null => {
      const { pathname, search } = new URL(drawnAs(link), window.location.href)
      const address = addressOf?.({ pathname, search }, [...left, window.location])
      return address === undefined || address === pathname + search ? null : address
    }

    const point = async ({ target }: Event) => {
      const link = pageLink(target)
      if (!link) return
      addressOf ??= (await import('#core/filters/change/address-after-navigation.ts'))
        .addressAfterNavigation
      const drawn = drawnAs(link)
      const shown = otherAddress(link) ?? drawn
      if (shown !== link.getAttribute('href')) link.setAttribute('href', shown)
      changed.set(link, { drawn, shown })
    }
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? pageLink(event.target) : null
      if (!link) return
      const address = otherAddress(link)
      if (address !== null) {
        event.preventDefault()
        router.push(address)
      }
      const { pathname, search } = window.location
      left.push({ pathname, search })
      left.splice(0, left.length - mostLeft)
    }

    const signs = { capture: true, passive: true, signal: listening.signal }
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      // A link whose rules could not be fetched leads where it was drawn to lead.
      window.addEventListener(type, (event) => void point(event).catch(() => {}), signs)
    }
    window.addEventListener('click', follow, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [router])
  return null
}

/** The link to a page of ours that an event is about. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isOurs = link && link.origin === window.location.origin && !link.target && !link.download
  return isOurs ? link : null
}
