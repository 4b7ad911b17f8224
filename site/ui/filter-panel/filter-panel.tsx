'use no memo'

import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './filter-panel.module.css'

export type FilterPanelProps = {
  /** Ties the button to the panel; one panel to a page has this id. */
  id: string
  title: string
  /** "Filters (3)": says how many are in force. */
  openLabel: string
  closeLabel: string
  /** Always in view at the foot of the drawer: "See 214 deals". */
  submit: ReactNode
  children: ReactNode
}

/** The filters: a column beside the list from 992 px, a full-height drawer below, with no script needed. */
export function FilterPanel({
  id,
  title,
  openLabel,
  closeLabel,
  submit,
  children,
}: FilterPanelProps) {
  return (
    <>
      <div className={styles.thumb} data-no-print="">
        <Button popoverTarget={id} look="primary" isWide>
          <Icon name="filters" />
          {openLabel}
        </Button>
      </div>
      <Drawer id={id} label={title} className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <Button
            look="quiet"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <Icon name="close" />
          </Button>
        </div>
        <div className={styles.groups}>{children}</div>
        <div className={styles.foot}>{submit}</div>
      </Drawer>
    </>
  )
}
