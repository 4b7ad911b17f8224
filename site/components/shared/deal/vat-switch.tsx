'use no memo'

import type { Messages } from '#site/messages/en.ts'
import styles from './vat-switch.module.css'

export type VatSwitchProps = {
  isWithVat: boolean
  /** The same page at its prices on the other basis. */
  href: string
  texts: Messages['deal']['price']['vat']
}

/** What a business's prices are shown with, and the way to the other: a link, so that no cookie keeps it. Rule P-76. */
export function VatSwitch({ isWithVat, href, texts }: VatSwitchProps) {
  return (
    <p className={styles.vat}>
      {isWithVat ? texts.with : texts.without}{' '}
      <a href={href} className={styles.other}>
        {isWithVat ? texts.hide : texts.show}
      </a>
    </p>
  )
}
