'use no memo'

import type { MouseEvent } from 'react'
import { dealCount } from '#site/components/shared/deal/list-summary.ts'
import type { Messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { panelId } from './results-id.ts'
import styles from './results.module.css'

export type PanelFootProps = {
  total: number
  /** The answer has been on its way for some time. */
  isCounting: boolean
  hasFailed: boolean
  retry: () => void
  /** Leads on to the first deal once the drawer is closed. */
  land: () => void
  texts: Messages['results']['list']
}

/** What stands at the foot of the drawer of filters: how many deals there are, or why that is not known. */
export function PanelFoot({ total, isCounting, hasFailed, retry, land, texts: t }: PanelFootProps) {
  const close = (event: MouseEvent) => {
    // Closed by hand, so that the focus goes back to the button before it goes on to the list.
    event.preventDefault()
    document.getElementById(panelId)?.hidePopover()
    land()
  }
  return (
    <>
      <div className={styles.noScript}>
        <Button type="submit" isWide>
          {t.apply}
        </Button>
      </div>
      <div className={styles.done}>
        {hasFailed ? (
          <div className={styles.failed}>
            <Notice tone="bad" isLive>
              <p>{t.failed}</p>
              <Button look="secondary" onClick={retry}>
                {t.retry}
              </Button>
            </Notice>
          </div>
        ) : null}
        <Button popoverTarget={panelId} popoverTargetAction="hide" isWide onClick={close}>
          {isCounting
            ? t.counting
            : hasFailed
              ? t.seeNone
              : dealCount(total, { many: t.see, one: t.seeOne, none: t.seeNone })}
        </Button>
      </div>
    </>
  )
}
