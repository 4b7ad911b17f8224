import { type Offer, specialMarkOf } from '../offer/offer.ts'
import { isShownWithVat } from '../pricing/vat/offer-with-vat.ts'
import { embeddedPaths } from '../routes/embedded-paths.ts'
import { paths } from '../routes/paths.ts'
import { type DealSelection, selectionOf } from './deal-selection.ts'
import { noOfferChoice, type OfferChoice } from './offer-choice.ts'

/**
 * The one address of a deal page on a profile: stock is said for every lease and never for PCP,
 * which is always a factory order; maintenance only where it is included; VAT only where business
 * prices are shown with it; of what is chosen beside the sentence, what differs from the start.
 * Rules L-48, L-53, L-60, L-61, L-62.
 */
export function dealPath(
  capId: string,
  selection: DealSelection,
  isWithVat: boolean | undefined = false,
  choice: OfferChoice = noOfferChoice,
): string {
  const { financeType, termMonths, annualMileageMiles, deposit, isInStock, isMaintained } =
    selection
  return paths.deal(capId, {
    financeType,
    term: termMonths,
    mileage: annualMileageMiles,
    deposit,
    ...(financeType !== 'pcp' && { stock: isInStock }),
    maintained: isMaintained,
    vat: isWithVat && financeType === 'business',
    ...(choice.sort !== noOfferChoice.sort && { sort: choice.sort }),
    ...(choice.budgetRange !== null && { budgetRange: choice.budgetRange }),
    ...(choice.rentalRange !== noOfferChoice.rentalRange && { rentalRange: choice.rentalRange }),
    ...(choice.offerId !== null && { offer: choice.offerId }),
  })
}

/** The deal page opened on this very offer's profile. Rule L-48. */
export function offerPath(offer: Offer): string {
  return dealPath(offer.capId, selectionOf(offer), isShownWithVat(offer))
}

/** The offers of its car as partners show them in a frame, opened on this very offer's profile. Rule R-43. */
export function embeddedOfferPath(offer: Offer): string {
  return embeddedPaths.embeddedOffers(offer.capId, offerPath(offer).split('?')[1])
}

/** A special offer's own page, any other offer's profile on the deal page. Rules L-48, L-50, L-53. */
export function cardPath(offer: Offer): string {
  return specialMarkOf(offer) ? specialOfferPath(offer) : offerPath(offer)
}

/** A special offer's own page, with VAT where a business price is shown with it. Rules L-50, L-53. */
export function specialOfferPath(offer: Offer): string {
  const isWithVat = offer.profile.financeType === 'business' && isShownWithVat(offer)
  return paths.specialOffer(offer.id, { isWithVat })
}

/** The deal page with this very offer marked, which need not be the best of its profile. Rule L-61. */
function chosenOfferPath(offer: Offer): string {
  const choice = { ...noOfferChoice, offerId: offer.id }
  return dealPath(offer.capId, selectionOf(offer), isShownWithVat(offer), choice)
}

/** What of a list decides where its cards lead. */
export type ListedScope = {
  /** It holds special offers alone. */
  isOfSpecials: boolean
  /** It holds the offers of chosen providers alone. */
  isOfProviders: boolean
}

/**
 * Where a card of a list leads: to a special offer's own page from a list of them, to the very offer
 * where its provider was chosen, else to the offer's profile. Rule D-91.
 */
export function listedPath({ isOfSpecials, isOfProviders }: ListedScope): (offer: Offer) => string {
  if (isOfSpecials) return cardPath
  return isOfProviders ? chosenOfferPath : offerPath
}

/**
 * An address of the deal page with the customer form that led there, which goes on to the enquiry. Rule D-102.
 * @param hash of the form; undefined where none led there
 */
export const withCustomerForm = (path: string, hash: string | undefined): string =>
  hash === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}hash=${hash}`
