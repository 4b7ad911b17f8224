'use client'

import { useParams, usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isNativeLink } from '#core/routes/blog.ts'
import { isPagePath } from '#core/routes/page-paths.ts'
import { accountOnPress } from '#site/components/shared/account/account-on-press.ts'
import {
  consentOnPage,
  consentOnPress,
} from '#site/components/shared/consent/consent-when-needed.ts'
import { newsletterOnFocus } from '#site/components/shared/newsletter/newsletter-on-focus.ts'
import { savedOnPress, savedWhenIdle } from '#site/components/shared/saved/saved-when-used.ts'
import { suggestOnFocus } from '#site/components/shared/search/suggest-on-focus.ts'
import { closeMenus } from '#site/ui/site-header/close-menus.ts'
import { isPlainClick } from '#site/ui/link/plain-click.ts'
import { countPage } from './count-page.ts'
import { filtersAlong } from './filters-along.ts'
import { prefetchPage } from './prefetch-page.ts'
import { wholeStyles } from '#site/ui/page-styles/whole-styles.ts'

/**
 * Opens the pages behind links without a reload, for the whole site: a link is a plain `a`, and what
 * it takes is listened for once. A link that is pointed at, touched or reached by key gets the
 * address that it leads to, and that page is fetched; nothing is fetched for links that are only
 * seen. What a part of the page does with a click itself stays with that part. Rules D-51, F-112.
 */
export function FollowLinks({ isPreview }: { isPreview?: true }) {
  const router = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const filters = filtersAlong()
    let pointedAt: HTMLAnchorElement | null = null

    const point = async ({ type, target }: Event) => {
      if (type !== 'pointerover' || isForUse(target)) void wholeStyles()
      const link = pageLink(target)
      if (link === pointedAt) return
      pointedAt = link
      if (!link) return
      await filters.show(link)
      if (!isSamePage(link)) prefetchPage(router, link.pathname + link.search)
    }
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && !event.defaultPrevented ? pageLink(event.target) : null
      if (!link || (link.hash && isSamePage(link))) return
      event.preventDefault()
      const address = filters.addressOf(link)
      filters.leave()
      router.push(address + link.hash)
    }

    const signs = { capture: true, passive: true, signal: listening.signal }
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      // A link whose rules could not be fetched leads where it was drawn to lead.
      window.addEventListener(type, (event) => void point(event).catch(() => {}), signs)
    }
    window.addEventListener('click', follow, { signal: listening.signal })
    // No matters of links; but listeners of their own would be one more script in every page.
    closeMenus(listening.signal)
    suggestOnFocus(listening.signal)
    newsletterOnFocus(listening.signal)
    savedOnPress(listening.signal)
    accountOnPress(listening.signal)
    consentOnPress(listening.signal)
    return () => listening.abort()
  }, [router])
  const pathname = usePathname()
  const first = useRef(pathname)
  useEffect(() => {
    // Another page has the styles of the first around it.
    if (pathname !== first.current) void wholeStyles()
    const waiting = new AbortController()
    savedWhenIdle(waiting.signal)
    consentOnPage(waiting.signal)
    return () => waiting.abort()
  }, [pathname])
  const params = useParams()
  useEffect(() => {
    if (!isPreview) countPage(pathname, params)
  }, [isPreview, pathname, params])
  return null
}

const isForUse = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a,button,summary,label,input,select') !== null

const isSamePage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === window.location.pathname && search === window.location.search

/** The link to a page of ours that an event is about; null for one that the browser follows. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target || link.download) return null
  return isPagePath(link.pathname) && !isNativeLink(link.pathname) ? link : null
}
