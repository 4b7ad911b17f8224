import styles from './shortlist-button.module.css'

export type SaveButtonProps = {
  /** The offer that is saved, by its id. */
  deal: string
  /** "Shortlist Vauxhall Corsa 1.2 Turbo": stays as it is; whether it is saved is the button's state. */
  label: string
  /** Shown beside the heart. */
  word: string
}

/**
 * A heart that puts a deal on the shortlist. It is drawn unpressed: the one script that listens for
 * all of them presses those that are saved. Without script there is none to be seen. Rules F-155, D-60.
 */
export function SaveButton({ deal, label, word }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={styles.save}
      data-save={deal}
      aria-pressed="false"
      aria-label={label}
    >
      {word}
    </button>
  )
}
