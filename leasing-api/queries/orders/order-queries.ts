import { changeOrder, readOwnOrder } from './change-order.ts'
import { claimGuess } from './claim-guess.ts'
import { confirmOrder } from './confirm-order.ts'
import { forgetExpired, readFormDraft, saveFormDraft } from './form-drafts.ts'
import { forgetOldOrders } from './forget-old-orders.ts'
import { readPcpOffersRetiredSince } from './earlier-pcp-offers.ts'
import { addOutboxMessage, listOutboxMessages } from './outbox-messages.ts'
import { readKnownOrder } from './known-order.ts'
import { readMostEnquired } from './most-enquired.ts'
import { placeOrder } from './place-order.ts'
import { readOrder } from './read-order.ts'
import { readOrderPhone } from './read-order-phone.ts'
import { replaceCode } from './replace-code.ts'

/** The queries of orders, codes, messages and drafts, for the registry. */
export const orderQueries = {
  addOutboxMessage,
  changeOrder,
  claimGuess,
  confirmOrder,
  forgetExpired,
  forgetOldOrders,
  listOutboxMessages,
  placeOrder,
  readFormDraft,
  readKnownOrder,
  readMostEnquired,
  readOrder,
  readOrderPhone,
  readOwnOrder,
  readPcpOffersRetiredSince,
  replaceCode,
  saveFormDraft,
}
