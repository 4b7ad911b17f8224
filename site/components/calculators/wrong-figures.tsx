import { type MessageKey, messageText } from '#core/messages/message-text.ts'
import { messages } from '#site/messages/en.ts'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './calculators.module.css'
import { fieldId, type FigureInput } from './figure-form.tsx'

/** What keeps a calculator from its answer, each with the way to its field. Rule D-71. */
export function WrongFigures<Name extends string>({
  inputs,
  errors,
}: {
  inputs: readonly FigureInput<Name>[]
  errors: Partial<Record<Name, MessageKey>>
}) {
  return (
    <Notice tone="bad">
      <h2 className={styles.wrongTitle}>{messages.calculators.wrongTitle}</h2>
      <ul className={styles.wrong}>
        {inputs.map(({ name, label }) => {
          const error = errors[name]
          return error === undefined ? null : (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>
                {label}: {messageText(error)}
              </a>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
