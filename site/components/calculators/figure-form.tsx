import type { ReactNode } from 'react'
import { type MessageKey, messageText } from '#core/messages/message-text.ts'
import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { SelectField, type SelectOption } from '#site/ui/form/select-field.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import styles from './calculators.module.css'

/** A field of a calculator: a number or day that is typed, or a choice. */
export type FigureInput<Name extends string = string> = {
  name: Name
  label: string
  hint?: string
  /** What counts while the field is empty. */
  placeholder?: string
  /** The finance that it belongs to: styles hide it while another one is chosen. */
  onlyFor?: 'car' | 'agreement' | 'credit' | 'pcp'
} & ({ kind: 'whole' | 'decimal' | 'day' } | { kind: 'choice'; options: readonly SelectOption[] })

export type FigureFormProps<Name extends string> = {
  /** The page's own address. */
  action: string
  title: string
  /** Between the title and the fields. */
  above?: ReactNode
  inputs: readonly FigureInput<Name>[]
  /** Behind a disclosure: figures that have a usual value. */
  more?: { summary: string; hint?: string; inputs: readonly FigureInput<Name>[]; isShort?: true }
  typed: Readonly<Record<Name, string>>
  errors: Partial<Record<Name, MessageKey>>
  /** What the address holds beside the fields. */
  hidden?: Readonly<Record<string, string>>
  submit: string
  /** The way back to what the calculator opens on; null while it shows that. */
  startAgain: string | null
}

/** The figures of a calculator as a plain form that leads to the address of its answer. Rule D-71. */
export function FigureForm<Name extends string>(props: FigureFormProps<Name>) {
  const { action, title, above, inputs, more, hidden = {}, submit, startAgain } = props
  const field = (input: FigureInput<Name>) => (
    <FigureField key={input.name} {...props} input={input} />
  )
  const isChanged = ({ name }: FigureInput<Name>) =>
    props.errors[name] !== undefined || props.typed[name] !== ''
  return (
    <form action={action} method="get" className={styles.figures} aria-label={title}>
      <h2>{title}</h2>
      {above}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>{inputs.map(field)}</div>
      {more ? (
        <div className={styles.more} data-only-for={commonUse(more.inputs)}>
          <Disclosure summary={more.summary} isOpen={more.inputs.some(isChanged)}>
            {more.hint ? <p className={styles.small}>{more.hint}</p> : null}
            <div className={more.isShort ? styles.short : styles.fields}>
              {more.inputs.map(field)}
            </div>
          </Disclosure>
        </div>
      ) : null}
      <ButtonRow>
        <Button type="submit">{submit}</Button>
        {startAgain === null ? null : (
          <a className={styles.start} href={startAgain}>
            {messages.calculators.startAgain}
          </a>
        )}
      </ButtonRow>
      <ul className={styles.printed}>
        {[...inputs, ...(more?.inputs ?? [])].map((input) => (
          <PrintedFigure key={input.name} input={input} text={props.typed[input.name]} />
        ))}
      </ul>
    </form>
  )
}

/** A figure as paper shows it; nothing for one that is empty. */
function PrintedFigure({ input, text }: { input: FigureInput; text: string }) {
  if (text === '') return null
  const chosen =
    input.kind === 'choice' ? input.options.find(({ value }) => value === text)?.label : undefined
  return (
    <li>
      {input.label}: {chosen ?? text}
    </li>
  )
}

function FigureField<Name extends string>({
  input,
  typed,
  errors,
}: Pick<FigureFormProps<Name>, 'typed' | 'errors'> & { input: FigureInput<Name> }) {
  const { name, label, hint, placeholder } = input
  const error = errors[name]
  const control = {
    id: fieldId(name),
    name,
    label,
    defaultValue: typed[name],
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && {
      error: messageText(error),
      errorPrefix: messages.calculators.errorPrefix,
    }),
  }
  const field =
    input.kind === 'choice' ? (
      <SelectField {...control} options={input.options} />
    ) : (
      <TextField
        {...control}
        {...(input.kind === 'day'
          ? { type: 'date' }
          : { inputMode: input.kind === 'whole' ? 'numeric' : 'decimal', autoComplete: 'off' })}
        {...(placeholder !== undefined && { placeholder })}
      />
    )
  return <div data-only-for={input.onlyFor}>{field}</div>
}

/** The finance that all of some fields belong to; none where they differ. */
function commonUse(inputs: readonly FigureInput[]): FigureInput['onlyFor'] {
  const [first, ...rest] = inputs
  return rest.every(({ onlyFor }) => onlyFor === first?.onlyFor) ? first?.onlyFor : undefined
}

/** The id of a figure's field: what its error leads to. */
export const fieldId = (name: string): string => `figure-${name}`
