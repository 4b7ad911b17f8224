import { useEffect, type ReactNode } from 'react'
import { Button } from '#site/ui/button/button.tsx'
import { Drawer } from '#site/ui/drawer/drawer.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './special-offer.module.css'

export const drawerId = 'ask-for-offer'

export type OfferDrawerProps = {
  title: string
  closeLabel: string
  /** A form that was sent back is shown at once. */
  isOpenAtFirst: boolean
  children: ReactNode
}

/** The enquiry beside the offer: a drawer that any of the page's buttons opens, without script a part of the page. */
export function OfferDrawer({ title, closeLabel, isOpenAtFirst, children }: OfferDrawerProps) {
  useEffect(() => {
    const drawer = isOpenAtFirst && document.getElementById(drawerId)
    if (!drawer || drawer.matches(':popover-open')) return
    drawer.showPopover()
    drawer.querySelector<HTMLElement>('[role=alert]')?.focus()
  }, [isOpenAtFirst])

  return (
    <Drawer id={drawerId} label={title} className={styles.drawer}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          look="quiet"
          className={styles.close}
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.sheet}>{children}</div>
    </Drawer>
  )
}
