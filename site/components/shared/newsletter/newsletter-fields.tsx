import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { type NewsletterField, newsletterFields } from '#core/validation/newsletter-fields.ts'
import { messages } from '#site/messages/en.ts'
import { buttonClasses } from '#site/ui/button/button-classes.ts'

const inputs = {
  firstName: { autoComplete: 'given-name' },
  secondName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
} as const

export type NewsletterFieldsProps = {
  /** As typed, and what was wrong with it, when it was sent back without script. */
  values?: Readonly<Record<string, string>>
  errors?: FormErrors<NewsletterField>
}

/** The fields and the button. On every page, so each is no more than its label and itself. */
export function NewsletterFields({ values = {}, errors = {} }: NewsletterFieldsProps) {
  const t = messages.newsletter
  return (
    <>
      {newsletterFields.map((name) => (
        <div key={name}>
          <label>
            {t[name]}
            <input
              name={name}
              {...inputs[name]}
              {...(values[name] && { defaultValue: values[name] })}
              {...(errors[name] && {
                'aria-invalid': true,
                'aria-describedby': `newsletter-${name}`,
              })}
            />
          </label>
          {errors[name] ? <p id={`newsletter-${name}`}>{errors[name]}</p> : null}
        </div>
      ))}
      <button className={buttonClasses({ look: 'secondary' })}>{t.submit}</button>
      {errors.form ? <p role="alert">{errors.form}</p> : null}
    </>
  )
}
