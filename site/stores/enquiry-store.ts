import { proxy, ref } from 'valtio/vanilla'
import { dealFlow } from '#core/wizard/deal-flow.ts'
import type {
  DealFlowEvent,
  DealFlowState,
  DealPerson,
  EnquiryStep,
} from '#core/wizard/deal-flow-state.ts'
import { resumedForm } from '#core/wizard/enquiry-step.ts'
import type { EnquiryAttribution } from '../data/enquiry/browser.ts'
import { randomId } from '../data/leasing/random-id.ts'
import { moveOn } from './later-step.ts'

/** An enquiry under way, from its form to its code. */
export type EnquiryStore = { flow: DealFlowState }

/** What the steps of one enquiry share while its pages come and go. */
export type EnquiryHolder = { store?: EnquiryStore }

/** The enquiry sent last, set by a press alone and so never on a server: other pages' forms have no provider. */
let sent: EnquiryStore | undefined

/** Its form as it was sent, for whoever goes Back to it from the code; forgotten with the thank-you. */
let sentForm: EnquiryStep | undefined

/**
 * Opens a step of one visitor's enquiry; made in a provider, never at module level. The code of the order just placed goes on with the same
 * store, which holds the write token that the page's address does not (Rule W-44); any other step
 * begins anew, a form with what was typed in it before (Rule W-83).
 */
export function enquiryOpener(holder: EnquiryHolder = {}): (start: DealFlowState) => EnquiryStore {
  return (start) => {
    const orderRef = orderRefOf(start)
    const goesOn = (each: EnquiryStore | undefined) =>
      each !== undefined && orderRef !== null && orderRef === orderRefOf(each.flow)
    const known = [holder.store, sent]
    const opened = openedStep(start, known)
    return (holder.store = known.find(goesOn) ?? proxy({ flow: ref(opened) }))
  }
}

/** A form with what was typed before; thanks with the token of the order that was placed here. Rule W-51. */
function openedStep(
  start: DealFlowState,
  known: readonly (EnquiryStore | undefined)[],
): DealFlowState {
  if (start.step === 'enquiry') return resumedForm(start, sentForm)
  if (start.step !== 'thankYou' || start.order.writeToken !== null) return start
  const orders = known.flatMap((each) => (each && 'order' in each.flow ? [each.flow.order] : []))
  const own = orders.find(({ orderRef }) => orderRef === start.order.orderRef)
  return own ? { ...start, order: own } : start
}

const orderRefOf = (flow: DealFlowState) => (flow.step === 'code' ? flow.order.orderRef : null)

/** The requests of an enquiry, which are loaded when a form is first touched and not with its page. */
export const loadRequests = () => import('../data/enquiry/browser.ts')

/**
 * Takes an event into the enquiry and makes the requests it leads to, one after the other. What
 * could not be requested at all leaves the enquiry as it was, and says so.
 */
export async function continueEnquiry(
  store: EnquiryStore,
  event: DealFlowEvent,
  attribution: EnquiryAttribution = {},
): Promise<DealFlowState> {
  const before = store.flow
  for (let next: DealFlowEvent | null = event; next;) {
    const { state, request } = dealFlow(store.flow, next, Date.now())
    rememberForm(store, state)
    store.flow = ref(state)
    try {
      next = request && (await (await loadRequests()).requestEnquiry(request, attribution))
    } catch (error) {
      store.flow = ref({ ...before, messages: { form: 'errors.generic' } })
      throw error
    }
  }
  return store.flow
}

/** Tells the ad pixel of a confirmed enquiry, where there is one and its visitor agreed. Rule A-35. */
function tellConfirmed(): void {
  import('./third-parties/ad-pixel.ts').then(({ sendEvent }) => sendEvent('Lead')).catch(() => {})
}

/** Remembers the form while its code is awaited, and which enquiry it was. */
function rememberForm(store: EnquiryStore, next: DealFlowState): void {
  const { flow } = store
  if (next.step === flow.step) return
  if (next.step === 'code' && flow.step === 'enquiry') {
    sent = store
    sentForm = flow
    moveOn()
  }
  if (next.step === 'thankYou') {
    sentForm = undefined
    tellConfirmed()
    moveOn()
  }
}

/** Sends the form: the order is placed, or the enquiry says why not. Rules W-37, W-38, W-39. */
export function submitEnquiry(
  store: EnquiryStore,
  person: DealPerson,
  attribution: EnquiryAttribution,
): Promise<DealFlowState> {
  const newKey = randomId()
  return continueEnquiry(store, { kind: 'submit', person, newKey }, attribution)
}
