'use no memo'

import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './notice.module.css'

export type NoticeProps = {
  tone?: 'plain' | 'good' | 'bad'
  /** Read out when it appears after the page has loaded. */
  isLive?: boolean
  children: ReactNode
}

/** A sentence set apart: demonstration data, a saved change, a call that failed. */
export function Notice({ tone = 'plain', isLive = false, children }: NoticeProps) {
  return (
    <div
      className={[styles.notice, styles[tone]].filter(Boolean).join(' ')}
      role={isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      {tone === 'plain' ? null : <Icon name={tone === 'good' ? 'check' : 'warning'} />}
      <div>{children}</div>
    </div>
  )
}
