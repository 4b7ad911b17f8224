'use no memo'

import styles from './provider-mark.module.css'

export type ProviderMarkProps = {
  src: string
  /** The provider's paragraph. */
  href: string
  /** "About Harbour Fleet" */
  label: string
}

/** A provider's mark, which leads to what there is to know of it. Rule D-50. */
export function ProviderMark({ src, href, label }: ProviderMarkProps) {
  return (
    <a href={href} className={styles.mark}>
      <img src={src} alt={label} width={24} height={24} loading="lazy" />
    </a>
  )
}
