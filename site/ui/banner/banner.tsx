import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './banner.module.css'

export type BannerProps = {
  title: string
  text: string
  link?: { label: string; href: string; isNative?: boolean }
  /** The button that hides it. */
  dismiss?: ReactNode
}

/** A notice across the page: what it says, where to read on, and a way to be rid of it. */
export function Banner({ title, text, link, dismiss }: BannerProps) {
  return (
    <div className={styles.banner}>
      <p className={styles.words}>
        <strong>{title}</strong> {text} {link ? <BannerLink {...link} /> : null}
      </p>
      {dismiss}
    </div>
  )
}

function BannerLink({ label, href, isNative }: NonNullable<BannerProps['link']>) {
  return isNative ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>
}
