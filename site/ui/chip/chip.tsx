'use no memo'

import { Icon } from '../icon/icon.tsx'
import styles from './chip.module.css'

/** A filter in force. It is a link to the same list without it, so it works before any script has come. */
export function Chip({
  label,
  href,
  removeLabel,
}: {
  label: string
  href: string
  removeLabel: string
}) {
  return (
    <a className={styles.chip} href={href} aria-label={removeLabel} rel="nofollow">
      {label}
      <Icon name="close" size={14} />
    </a>
  )
}

/** A choice among a few usual ones, as a link to the list with it. */
export function ChoiceChip({
  label,
  href,
  isChosen,
}: {
  label: string
  href: string
  isChosen: boolean
}) {
  return (
    <a className={styles.chip} href={href} rel="nofollow" aria-current={isChosen || undefined}>
      {label}
    </a>
  )
}

export function ChipRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  )
}
