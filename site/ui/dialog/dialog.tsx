'use client'

import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './dialog.module.css'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

/** A native modal dialog: holds the focus, closes on Escape, on a press outside, and when its page is put away. */
export function Dialog({ isOpen, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
