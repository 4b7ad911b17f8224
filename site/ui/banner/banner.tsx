'use no memo'

import type { ReactNode } from 'react'
import styles from './banner.module.css'

export type BannerProps = {
  title: string
  text: string
  link?: { label: string; href: string }
  /** The button that hides it. */
  dismiss?: ReactNode
}

/** A notice across the page: what it says, where to read on, and a way to be rid of it. */
export function Banner({ title, text, link, dismiss }: BannerProps) {
  return (
    <div className={styles.banner}>
      <p className={styles.words}>
        <strong>{title}</strong> {text} {link ? <a href={link.href}>{link.label}</a> : null}
      </p>
      {dismiss}
    </div>
  )
}
