import { Icon } from '../icon/icon.tsx'
import styles from './share.module.css'

export type ShareProps = {
  /** "Share this deal" */
  label: string
  /** What is shared. */
  path: string
  /** Said once the address is copied, where there is no other way to share. */
  copied: string
  /** Said where it cannot be copied either. */
  failed: string
  /** The address in full, to be copied by hand where there is no script. */
  address: string
}

/** A button that shares an address; without script the address itself. Rule D-61. */
export function Share({ label, path, copied, failed, address }: ShareProps) {
  return (
    <div className={styles.share} data-no-print="">
      <button
        type="button"
        className={styles.button}
        data-share={path}
        data-copied={copied}
        data-failed={failed}
      >
        <Icon name="share" />
        {label}
      </button>
      {/* Written by the script of sharing, perhaps before React takes the page over: not React's. */}
      <span
        className={styles.status}
        role="status"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <p className={styles.address}>
        {label}: <a href={path}>{address}</a>
      </p>
    </div>
  )
}
