import { useChoices } from '#core/wizard/use-choices.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { dealsText } from './wizard-words.ts'
import styles from './use-choice-list.module.css'

export type UseChoiceListProps = {
  /** By the use: where it leads and how many deals it leaves. */
  choices: Readonly<Record<'personal' | 'business', { href: string; count: number }>>
}

/**
 * The two uses, each with a tooltip on a button of its own. It is a popover of the browser's, which
 * opens, closes on Escape and gives the focus back without any script. Rule W-17.
 */
export function UseChoiceList({ choices }: UseChoiceListProps) {
  return (
    <ul className={styles.uses}>
      {useChoices.map(({ value, label, tooltip }) => (
        <li key={value} className={styles.use}>
          <a href={choices[value].href} className={styles.link}>
            {label}
          </a>
          <span className={styles.count}>{dealsText(choices[value].count)}</span>
          <button
            type="button"
            className={styles.ask}
            popoverTarget={`about-${value}`}
            aria-label={fill(messages.wizard.use.about, { use: label })}
          >
            ?
          </button>
          <p id={`about-${value}`} popover="auto" className={styles.tip}>
            {tooltip}
          </p>
        </li>
      ))}
    </ul>
  )
}
