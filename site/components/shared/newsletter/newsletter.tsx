import { formActions } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { StaticHtml } from '#site/ui/static-html/static-html.tsx'
import { NewsletterFields, type NewsletterFieldsProps } from './newsletter-fields.tsx'
import styles from './newsletter.module.css'

/**
 * The sign-up for the newsletter, plain HTML that a script takes over when it is touched
 * (`newsletterOnFocus`). Without script it is posted and ends on a page of its own.
 */
export function Newsletter(props: NewsletterFieldsProps) {
  return (
    <StaticHtml>
      <form
        action={formActions.newsletter}
        method="post"
        noValidate
        className={styles.form}
        data-newsletter=""
      >
        <NewsletterFields {...props} />
      </form>
    </StaticHtml>
  )
}

/** The same at the foot of every page, closed. */
export function NewsletterDisclosure() {
  const { title, lede } = messages.newsletter
  return (
    <StaticHtml>
      <details className={styles.closed}>
        <summary>{title}</summary>
        <p>{lede}</p>
        <Newsletter />
      </details>
    </StaticHtml>
  )
}
