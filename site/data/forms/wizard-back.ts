import { isReference } from '#core/contract/identifiers.ts'
import { searchOf, wizardNames } from '#core/wizard/wizard-address.ts'

/**
 * The query of the wizard's page that a form goes back to: the answers it was sent with, nothing else
 * that somebody may have written into the field, and what became of it. Rule R-32.
 * @param back the field of the form that holds the answers as a query
 */
export function backToWizard(back: string, hash = '') {
  const answers = searchOf(wizardNames(Object.fromEntries(new URLSearchParams(back))))
  return (outcome: Readonly<Record<string, string>>): string =>
    [answers, new URLSearchParams({ ...(isReference(hash) && { hash }), ...outcome }).toString()]
      .filter(Boolean)
      .join('&')
}
