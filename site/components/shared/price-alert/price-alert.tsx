'use no memo'

import { formActions } from '#core/routes/paths.ts'
import texts from '#site/messages/en/price-alert.json' with { type: 'json' }
import { buttonClasses } from '#site/ui/button/button-classes.ts'
import styles from './price-alert.module.css'

/**
 * "Tell me when this falls": asks for an e-mail about the deal or the list at an address of ours. Plain
 * HTML, posted, whether script runs or not. Rules W-127, V-84.
 */
export function PriceAlert({ page, isOfList = false }: { page: string; isOfList?: boolean }) {
  return (
    <details className={styles.alert} data-no-print="">
      <summary>{isOfList ? texts.summaryOfList : texts.summary}</summary>
      <form method="post" action={formActions.priceAlert}>
        <input type="hidden" name="page" value={page} />
        <label>
          {texts.email}
          <input type="email" name="email" autoComplete="email" required />
        </label>
        <button className={buttonClasses({ look: 'secondary' })}>{texts.submit}</button>
        <p>{texts.note}</p>
      </form>
    </details>
  )
}
