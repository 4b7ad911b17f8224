import { formActions } from '#core/routes/paths.ts'
import type { CalculatorPlace } from '../calculator-page.tsx'
import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import styles from '../calculators.module.css'

/** The fields of the first step, in their order. Rule V-60. */
export const valueCarFields = ['reg', 'email', 'make', 'model', 'currentMileage'] as const

type Field = (typeof valueCarFields)[number]

const texts = messages.carChange
const attributes = {
  reg: { autoCapitalize: 'characters', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', hint: texts.emailHint },
  make: {},
  model: { hint: texts.modelHint },
  currentMileage: { inputMode: 'numeric' },
} as const satisfies Record<Field, object>

/**
 * The first step of changing a car: whose worth is to be looked up. It is posted, since a
 * registration and an e-mail belong into no address. Rules V-60, C-33.
 */
export function ValueCarForm({
  place,
  values,
  errors,
  formError,
}: {
  place: CalculatorPlace
  values: Readonly<Record<string, string>>
  errors: Partial<Record<Field, string>>
  /** What concerns no field, such as too many in an hour. */
  formError: string | undefined
}) {
  return (
    <form
      action={formActions.carChange}
      method="post"
      className={styles.figures}
      aria-label={texts.stepCar}
      noValidate
    >
      {place.isEmbedded ? <input type="hidden" name="embedded" value="1" /> : null}
      <h2>{texts.stepCar}</h2>
      <p className={styles.note}>{texts.stepCarLede}</p>
      {formError === undefined ? null : <Notice tone="bad">{formError}</Notice>}
      <div className={styles.fields}>
        {valueCarFields.map((name) => {
          const error = errors[name]
          return (
            <TextField
              key={name}
              id={name}
              name={name}
              label={texts[name]}
              autoComplete="off"
              {...attributes[name]}
              defaultValue={values[name] ?? ''}
              {...(error !== undefined && {
                error,
                errorPrefix: messages.calculators.errorPrefix,
              })}
            />
          )
        })}
      </div>
      <ButtonRow>
        <Button type="submit">{texts.value}</Button>
        <a className={styles.start} href={place.address('worth=')}>
          {texts.know}
        </a>
      </ButtonRow>
    </form>
  )
}
