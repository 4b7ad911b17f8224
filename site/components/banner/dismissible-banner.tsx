'use client'
'use no memo'

import { useSyncExternalStore } from 'react'
import { Banner, type BannerProps } from '#site/ui/banner/banner.tsx'
import { Button } from '#site/ui/button/button.tsx'
import styles from './banner.module.css'
import { dismissedBanners, hideBeforePaint } from './dismissed-banners.ts'

export type DismissibleBannerProps = {
  /** Unique among banners. */
  name: string
  words: Omit<BannerProps, 'dismiss'>
  dismiss: string
  dismissLabel: string
}

/**
 * A banner that stays hidden for the rest of the visit once dismissed. The script beside it hides
 * it before paint; without script there is no button and it stays.
 */
export function DismissibleBanner({ name, words, dismiss, dismissLabel }: DismissibleBannerProps) {
  const isDismissed = useSyncExternalStore(
    dismissedBanners.subscribe,
    () => dismissedBanners.has(name),
    () => false,
  )
  if (isDismissed) return null
  return (
    <>
      <div data-banner={name} suppressHydrationWarning>
        <Banner
          {...words}
          dismiss={
            <div className={styles.dismiss}>
              <Button
                look="quiet"
                aria-label={dismissLabel}
                onClick={() => dismissedBanners.add(name)}
              >
                {dismiss}
              </Button>
            </div>
          }
        />
      </div>
      <script dangerouslySetInnerHTML={{ __html: hideBeforePaint }} />
    </>
  )
}
