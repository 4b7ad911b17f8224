/** What stands under the wizard's last step. */
export type WizardEnding =
  | { kind: 'results'; text: string }
  | { kind: 'nothingFound'; messageKey: 'empty.results' }
  | { kind: 'dealPreferences' }

/**
 * How the results begin: the number of matching deals, or, when there are none, the message that
 * says so; on the wizard's own page the deal-preferences form instead. Rules W-24, W-25.
 */
export function wizardEnding(matchingDeals: number, isOwnPage: boolean): WizardEnding {
  if (matchingDeals > 0) {
    const count = matchingDeals.toLocaleString('en-GB')
    return { kind: 'results', text: `${count} matching ${matchingDeals === 1 ? 'deal' : 'deals'}` }
  }
  return isOwnPage
    ? { kind: 'dealPreferences' }
    : { kind: 'nothingFound', messageKey: 'empty.results' }
}
