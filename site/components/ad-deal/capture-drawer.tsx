'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#site/ui/button/button.tsx'
import { Drawer } from '#site/ui/drawer/drawer.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './ad-deal.module.css'

export type CaptureDrawerProps = {
  /** The part of the page that is read before the drawer may open. */
  afterId: string
  title: string
  closeLabel: string
  /** The form. */
  children: ReactNode
}

const drawerId = 'capture'
/** What is below the screen counts as on it, so that leaving is always leaving upwards. */
const aboveAlone = '0px 0px 99999px'
const loadRule = () => import('#site/stores/visit.ts')

/**
 * The drawer that asks for contact details: opens by itself, once, when a visitor for whom the
 * experiments say so has scrolled past the prices. Its rule is loaded then. Rule A-24.
 */
export function CaptureDrawer({ afterId, title, closeLabel, children }: CaptureDrawerProps) {
  const [isShown, setShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const after = document.getElementById(afterId)
    if (!after) return undefined
    const scrolled = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry || entry.isIntersecting) return
      watch.disconnect()
      loadRule()
        .then(({ opensDrawer }) => opensDrawer())
        .then(setShown, () => undefined)
    }
    const watch = new IntersectionObserver(scrolled, { rootMargin: aboveAlone })
    watch.observe(after)
    return () => watch.disconnect()
  }, [afterId])

  useEffect(() => {
    if (!isShown) return
    document.getElementById(drawerId)?.showPopover()
    heading.current?.focus()
  }, [isShown])

  if (!isShown) return null
  return (
    <Drawer id={drawerId} label={title}>
      <div className={styles.capture}>
        <div className={styles.captureHead}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button
            look="quiet"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </Drawer>
  )
}
