/*
 * Every query of the leasing API by name: `(db, input) => Promise<output>`, both of them values
 * that can pass between threads. `Database.call` is this registry with the database filled in.
 */
export { askAlert } from './alerts/ask-alert.ts'
export { queueAlertEmail, readFallenAlerts } from './alerts/fallen-prices.ts'
export { changeAlerts, confirmAlert, forgetOldAlerts, readAlerts } from './alerts/price-alerts.ts'
export { readOldWatchedPrices, storeWatchedPrice } from './alerts/watched-prices.ts'
export { countRows } from './backup/count-rows.ts'

export {
  pressAccountLink,
  readAccountLink,
  recoverPassword,
  sendAccountLink,
} from './accounts/account-links.ts'
export { forgetOldAccounts } from './accounts/forget-old-accounts.ts'
export { eraseUser } from './accounts/erase-user.ts'
export { changeAccess, setDeactivated } from './accounts/change-access.ts'
export {
  listInvitations,
  readInvitation,
  resendInvitation,
  withdrawInvitation,
} from './accounts/invitations.ts'
export { listLog } from './accounts/list-log.ts'
export { listUsers, readAnyUser } from './accounts/list-users.ts'
export { queueLeaseReminders } from './accounts/lease-reminders.ts'
export {
  changeSavedDeals,
  changeUser,
  isAuthorized,
  readOwnEnquiries,
} from './accounts/own-account.ts'
export {
  addApiKey,
  findUsableKey,
  listApiKeys,
  readApiKey,
  revokeApiKey,
} from './accounts/api-keys.ts'
export { addLoginCode, claimLoginGuess, consumeLoginCode } from './accounts/login-codes.ts'
export { claimLoginTry, clearLoginTry } from './accounts/login-tries.ts'
export {
  addAuthorization,
  endSession,
  openSession,
  readCaller,
  rotateRefreshToken,
} from './accounts/sessions.ts'
export { exportOwnRecords } from './accounts/own-records.ts'
export { readUser, readUserByEmail } from './accounts/users.ts'
export { readDataSet, updateDataSet } from './catalogue/data-set.ts'
export { readCatalogue, readDerivativeIds } from './catalogue/read-catalogue.ts'
export { hasStockUnits, readStockUnits, replaceStockUnits } from './catalogue/stock-units.ts'
export { upsertDerivatives } from './catalogue/upsert-derivatives.ts'
export { queueEmail } from './deliveries/add-deliveries.ts'
export { claimDelivery, fixPayload } from './deliveries/claim-delivery.ts'
export { listDeliveries, readLeadProgress, readLeads } from './deliveries/read-deliveries.ts'
export {
  markDeliveryDead,
  markDeliverySent,
  postponeDelivery,
} from './deliveries/settle-delivery.ts'
export { countExperimentViews, readExperimentCounts } from './experiments/experiment-counts.ts'
export {
  markConversionSent,
  readPendingConversions,
  recordConversion,
} from './forms/conversions.ts'
export {
  readCustomerForm,
  readOwnForms,
  removeOwnForm,
  saveCustomerForm,
} from './forms/customer-forms.ts'
export { countPageVisits, forgetOldPageVisits } from './figures/page-visits.ts'
export { readPageTimings, readPageViews } from './figures/page-figures.ts'
export { forgetOldForms } from './forms/forget-old-forms.ts'
export { listFrontErrors, recordFrontError } from './forms/front-errors.ts'
export {
  confirmMember,
  joinMailingList,
  leaveMailingLists,
  markMemberPushed,
  readPendingMembers,
  readUnconfirmed,
} from './forms/mailing-list.ts'
export { submitForm } from './forms/submit-form.ts'
export { addLeadNote, assignLead, markLead, markLeadSeen, unmarkLead } from './leads/change-lead.ts'
export { readDeadLetters, resendDeadLetters } from './leads/dead-letters.ts'
export { countEnquiries } from './figures/enquiry-counts.ts'
export { listLeads, noteLeadsExported, readLeadsAfter } from './leads/list-leads.ts'
export { readMeasuredLeads } from './leads/measured-leads.ts'
export { readLead } from './leads/read-lead.ts'
export { claimLimits } from './limits/limits.ts'
export { changeOrder } from './orders/change-order.ts'
export { claimGuess } from './orders/claim-guess.ts'
export { confirmOrder } from './orders/confirm-order.ts'
export { findOrderRef } from './orders/find-order-ref.ts'
export { forgetOldOrders } from './orders/forget-old-orders.ts'
export { forgetExpired, readFormDraft, saveFormDraft } from './orders/form-drafts.ts'
export { readKnownOrder } from './orders/known-order.ts'
export { readMostEnquired } from './orders/most-enquired.ts'
export {
  addOutboxMessage,
  listOutboxMessages,
  readOutboxMessage,
} from './orders/outbox-messages.ts'
export { placeOrder } from './orders/place-order.ts'
export { readOrder, readOwnOrder } from './orders/read-order.ts'
export { markTextNotTaken, replaceCode } from './orders/replace-code.ts'
export { readProviders, upsertProviders } from './providers/providers.ts'
export { forgetOldQuotes, readQuote, saveQuote } from './quotes/quotes.ts'
export { activateRateBook, deleteRatesOfBooks } from './rates/activate-rate-book.ts'
export { readActiveBooks, retireExpiredBooks } from './rates/active-rates.ts'
export { readActorNames, readBookHistory } from './rates/book-history.ts'
export {
  addRateUpload,
  forgetOldUploads,
  listRateUploads,
  noteSwitched,
  noteUploadProgress,
  readRateUpload,
  removeRateUpload,
  stepRateUpload,
} from './rates/rate-uploads.ts'
export {
  addUploadChunk,
  readUploadChunk,
  readUploadErrors,
  storeUploadErrors,
} from './rates/upload-chunks.ts'
export {
  discardAbandonedBooks,
  discardRateBook,
  discardUnfinishedBooks,
} from './rates/discard-rate-books.ts'
export { readPcpOffersRetiredSince, readSegmentsRetiredSince } from './rates/earlier-prices.ts'
export { writeGeneratedHistory } from './rates/generated-history.ts'
export { readPriceHistory, readRangeHistory } from './rates/price-history.ts'
export { ensureRateProfiles, readRateProfiles } from './rates/rate-profiles.ts'
export { bumpRatesVersion, readCatalogueVersion, readRatesVersion } from './rates/rates-version.ts'
export { readPcpPage } from './rates/pcp-offers.ts'
export { readRateBooks, readSegment } from './rates/read-rate-books.ts'
export { readSegmentColumns } from './rates/read-segments.ts'
export { readRetiredBooksWithRates, rollBackRateBook } from './rates/roll-back-rate-book.ts'
export { addPcpOffers, addSegmentBatch, stageRateBook } from './rates/stage-rate-book.ts'
export { readRunningCosts, upsertRunningCosts } from './running-costs/running-costs.ts'
