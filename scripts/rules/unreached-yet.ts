/**
 * Code that no program reaches yet, by the page that it waits for: a file, or `file#name` for an
 * export of a file that is reached. A name leaves this list with the change that uses it; what
 * waits for nothing is deleted. Held against the programs by `npm run rules`.
 */
export const unreachedYet: Readonly<Record<string, readonly string[]>> = {
  'every page: navigation, failures, contact and chat': [
    'core/media/breakpoints.ts#lastPxBelow',
    'core/media/filter-placement.ts#filterPlacement',
    'core/media/filter-placement.ts#headerHeightPx',
    'core/organisation/contact-hours.ts',
    'core/routes/scroll.ts',
    'core/routes/trailing-slash.ts',
    'core/session/error-page.ts#renderOrFallback',
    'core/session/loader.ts#loadCancelled',
    'core/session/navigation.ts',
    'core/session/overlay.ts',
    'core/session/route-failure.ts#loadFailure',
    'core/time/loading-display.ts#isFetchShown',
    'core/validation/errors/message-fade.ts#movementMs',
    'core/validation/restricted-input.ts',
  ],
  'experiments and consent': ['core/experiments/measured-variants.ts#ordersPerView'],
  'the enquiry and its order': ['core/validation/forms/pcp-enquiry-form.ts'],
  'lists and their navigation': [
    'core/filters/options/budget-options.ts#budgetBandOptions',
    'core/filters/query/deal-matches.ts',
    'core/offer/finance-type.ts#defaultOfferType',
    'core/offer/finance-type.ts#financeTypeOf',
    'core/routes/slug.ts#reservedRangeSlugs',
    'site/stores/filter-store.ts#choosePage',
    'site/stores/filter-store.ts#resetFilters',
  ],
  'calculators and running costs': [
    'core/offer/offer-id.ts#offerId',
    'core/pricing/money/split-pence.ts',
    'core/pricing/pcp/agreement-days.ts#yearsBetween',
    'core/pricing/pcp/pcp-guidance.ts',
    'core/pricing/running-costs/cost-per-mile.ts#costPerMilePence',
    'core/pricing/running-costs/road-tax.ts#roadTaxOverTermPence',
    'core/pricing/running-costs/running-cost.ts#costsToReview',
    'core/validation/forms/calculator-forms.ts#CarChangeFields',
    'core/validation/forms/calculator-forms.ts#ElectricVersusPetrolFields',
    'core/validation/rules/dates.ts#before',
    'core/validation/rules/dates.ts#dayOfMonth',
    'core/validation/rules/numbers.ts#nip',
    'core/validation/rules/url.ts',
  ],
  'guides, claims and reviews': [
    'core/content/claim-figures.ts#claimFigures',
    'schemas/queries/claims.ts#allClaimsQuery',
  ],
}
