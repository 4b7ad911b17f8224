import { claimGuess } from './claim-guess.ts'
import { confirmOrder } from './confirm-order.ts'
import { forgetExpired, readFormDraft, saveFormDraft } from './form-drafts.ts'
import { addOutboxMessage, listOutboxMessages } from './outbox-messages.ts'
import { placeOrder } from './place-order.ts'
import { readOrder } from './read-order.ts'
import { readOrderPhone } from './read-order-phone.ts'
import { replaceCode } from './replace-code.ts'

/** The queries of orders, codes, messages and drafts, for the registry. */
export const orderQueries = {
  addOutboxMessage,
  claimGuess,
  confirmOrder,
  forgetExpired,
  listOutboxMessages,
  placeOrder,
  readFormDraft,
  readOrder,
  readOrderPhone,
  replaceCode,
  saveFormDraft,
}
