import { isCapId } from '#core/contract/identifiers.ts'
import { dealPage } from '#core/landing/deal-page.ts'
import { capIdOfDeal } from '#core/offer/chosen-deals.ts'
import { derivative, offersOf } from './server.ts'
import type { ChosenDeal } from './types.ts'

type CarReader = { derivative: typeof derivative; offersOf: typeof offersOf }

/**
 * The deals of an address as they are quoted now, in its order: a capId is the deal that the car's
 * own page opens on. Those of unknown cars are left out. Rules F-156, F-157, F-158.
 */
export async function chosenDeals(
  ids: readonly string[],
  read: CarReader = { derivative, offersOf },
): Promise<ChosenDeal[]> {
  const deals = await Promise.all(ids.map((id) => chosenDeal(id, read)))
  return deals.filter((deal) => deal !== null)
}

async function chosenDeal(id: string, read: CarReader): Promise<ChosenDeal | null> {
  const capId = capIdOfDeal(id)
  const [car, offers] = await Promise.all([read.derivative(capId), read.offersOf(capId)])
  if (!car || !offers) return null
  const offer = isCapId(id) ? dealPage(offers, {})?.best : offers.find((each) => each.id === id)
  return { id, car, offers, offer: offer ?? null }
}
