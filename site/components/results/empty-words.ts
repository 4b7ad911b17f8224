import { isSubjectPlace, type SubjectPlace } from '#core/filters/address/subject-lists.ts'
import type { ListPlace } from '#core/filters/address/list-place.ts'
import { emptyList } from '#core/filters/words/empty-list.ts'
import { messageText } from '#core/messages/message-text.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import type { EmptyWords } from './nothing-found.tsx'

const links = {
  specialOffers: { label: messages.results.emptySpecialOffers, href: paths.specialOffers() },
  inStockDeals: { label: messages.results.emptyInStock, href: paths.inStock() },
}

/**
 * What a list says while it is empty, and where it leads. The list itself offers to start again.
 * Rules D-36, D-37, D-38.
 */
export function emptyWords(place: ListPlace | SubjectPlace): EmptyWords {
  const { messageKey, waysOn } = emptyList(isSubjectPlace(place) ? place.empty : 'results')
  return {
    title: messageText(messageKey),
    waysOn: waysOn.flatMap((way) => (way === 'restart' ? [] : links[way])),
  }
}
