import { dealPage, drawnView } from '#core/landing/deal-page.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import {
  fetchBusinessTax,
  fetchDealOffers,
  fetchStockUnits,
  fetchValueScore,
} from '#site/data/deal/browser.ts'
import { fetchProviderFacts } from '#site/data/providers/browser.ts'
import type { DealAnswers, DealIdentity } from './deal-explorer.tsx'

const asked = new Map<string, Promise<DealAnswers>>()

/**
 * What the server's HTML of a deal shows, asked for again, once: React needs it to take the HTML over,
 * and a page as sent does not hold it. Rule D-101.
 * @param ask until it comes; what it throws is not handled here
 */
export function refetchedDeal(
  deal: DealIdentity,
  ask: (once: () => Promise<DealAnswers>) => Promise<DealAnswers>,
): Promise<DealAnswers> {
  const { capId, selection, choice, offerId, isWithVat } = deal
  const key = JSON.stringify([capId, selection, choice, offerId, isWithVat])
  const answers = asked.get(key) ?? ask(() => askDeal(deal))
  asked.set(key, answers)
  return answers
}

async function askDeal(deal: DealIdentity): Promise<DealAnswers> {
  const { capId, selection, choice, offerId, isWithVat } = deal
  const [all, stockUnits, tax, value, factsOf] = await Promise.all([
    fetchDealOffers(capId),
    selection.isInStock ? fetchStockUnits(capId) : null,
    fetchBusinessTax(capId),
    selection.financeType === 'pcp' ? null : fetchValueScore(offerId),
    fetchProviderFacts(),
  ])
  const offers = isWithVat ? all.map(offerWithVat) : all
  const view = dealPage(offers, selection, { choice })
  if (!view) throw new Error(`Nobody quotes ${capId} any more. Load its page anew.`)
  return {
    initialView: drawnView(view),
    stockUnits,
    businessTax: view.options.financeTypes.includes('business') ? tax : null,
    value,
    providers: factsOf(all),
    offers,
  }
}
