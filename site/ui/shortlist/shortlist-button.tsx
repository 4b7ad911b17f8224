import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './shortlist-button.module.css'

export type ShortlistButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  isOn: boolean
  /** "Save" or "Saved". */
  word: string
  /** Read after the word: "Vauxhall Corsa 1.2 Turbo". */
  about: string
}

export function SaveButton(props: ShortlistButtonProps) {
  return <ShortlistButton icon="heart" {...props} />
}

export function CompareButton(props: ShortlistButtonProps) {
  return <ShortlistButton icon="compare" {...props} />
}

function ShortlistButton({
  icon,
  isOn,
  word,
  about,
  ...button
}: ShortlistButtonProps & { icon: 'heart' | 'compare' }) {
  return (
    <button
      type="button"
      {...button}
      className={styles.button}
      aria-pressed={isOn}
      aria-label={`${word}: ${about}`}
    >
      <Icon name={icon} />
      {word}
    </button>
  )
}
