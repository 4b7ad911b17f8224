import type { MessageKey } from '#core/messages/message-text.ts'

/** Links offered by an empty list. */
export type WayOn = 'restart' | 'specialOffers' | 'inStockDeals'

type EmptyList = { messageKey: MessageKey; waysOn: readonly WayOn[] }

/** Text and links of each kind of list when it is empty. Rules D-34 to D-38. */
const emptyLists = {
  /** Lists of makes. Rule D-34. */
  manufacturers: { messageKey: 'empty.manufacturers', waysOn: [] },
  /** The offers of one car, on the side of the stock toggle that has none. Rule D-35. */
  offersOfCar: { messageKey: 'empty.stock', waysOn: [] },
  /** Deals under filters, and the results of the wizard. Rule D-36. */
  results: { messageKey: 'empty.results', waysOn: ['restart'] },
  /** Deals in stock. Rule D-37. */
  inStockDeals: { messageKey: 'empty.inStockOffers', waysOn: [] },
  /** Deals of a body type. Rules D-38, F-68. */
  bodyType: { messageKey: 'empty.bodyType', waysOn: ['restart', 'specialOffers', 'inStockDeals'] },
} as const satisfies Record<string, EmptyList>

export type ListKind = keyof typeof emptyLists

export function emptyList(kind: ListKind): EmptyList {
  return emptyLists[kind]
}
