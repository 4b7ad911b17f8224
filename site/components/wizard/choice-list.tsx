import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import type { RangeCar } from '#site/ui/car-drawing/car-file-name.ts'
import { Wordmark } from '#site/ui/wordmark/wordmark.tsx'
import { dealsText } from './wizard-words.ts'
import styles from './choice-list.module.css'

export type Choice = {
  label: string
  href: string
  /** How many deals it leaves. */
  count: number
  /** The answer in force, where a question stays open. */
  isChosen?: boolean
  /** A make's name as a picture. */
  mark?: string
  /** A car of it. */
  car?: RangeCar
}

export type ChoiceListProps = {
  choices: readonly Choice[]
  /** Columns of names as an index sets them, or tiles with their pictures. */
  look?: 'index' | 'tiles'
}

/** The answers that a question has, as links, each with how many deals it leaves. Rule W-67. */
export function ChoiceList({ choices, look = 'index' }: ChoiceListProps) {
  return (
    <ul className={look === 'tiles' ? styles.tiles : styles.index}>
      {choices.map(({ label, href, count, isChosen, mark, car }) => (
        <li key={`${label} ${href}`} className={styles.choice}>
          {car ? <CarPicture {...car} alt="" /> : null}
          <a href={href} className={styles.link} aria-current={isChosen || undefined}>
            {mark ? <Wordmark src={mark} name={label} /> : label}
          </a>{' '}
          <span className={styles.count}>{dealsText(count)}</span>
        </li>
      ))}
    </ul>
  )
}
