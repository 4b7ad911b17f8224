import { formActions } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { NewsletterFields, type NewsletterFieldsProps } from './newsletter-fields.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter.module.css'

/** The sign-up for the newsletter. Without script it is posted and ends on a page of its own. */
export function Newsletter(props: NewsletterFieldsProps) {
  return (
    <NewsletterForm action={formActions.newsletter} className={styles.form!}>
      <NewsletterFields {...props} />
    </NewsletterForm>
  )
}

/** The same at the foot of every page, closed. */
export function NewsletterDisclosure() {
  const { title, lede } = messages.newsletter
  return (
    <details className={styles.closed}>
      <summary>{title}</summary>
      <p>{lede}</p>
      <Newsletter />
    </details>
  )
}
