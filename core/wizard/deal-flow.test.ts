import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import { messageText } from '../messages/message-text.ts'
import { dealFlow } from './deal-flow.ts'
import {
  awaitedCode,
  newDealFlow,
  type DealFlowEvent,
  type DealFlowState,
  type DealRequest,
  type DealSubject,
} from './deal-flow-state.ts'
import { dealSubject } from './deal-subject.ts'
import { resumedForm } from './enquiry-step.ts'

const nowMs = Date.UTC(2026, 10, 20, 12)
const minuteMs = 60_000

const subject: DealSubject = {
  kind: 'lease',
  offerId: '1-2-p36-8000-6-fn',
  capId: '2',
  monthlyPaymentPence: 23_456,
  openingHours: null,
}
const everyDay = { fromMinute: 0, toMinute: 24 * 60 }
const never: DealSubject = {
  ...subject,
  openingHours: {
    week: [everyDay, everyDay, everyDay, everyDay, everyDay, everyDay, everyDay],
    closedDays: ['2026-11-20'],
  },
}
const person = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '07700 900123',
  message: '',
  isSubscribed: true,
}
const placed = { orderRef: 'r1', writeToken: 'w1', codeSentTo: '•••123', isTextTaken: true }

const submit: DealFlowEvent = { kind: 'submit', person, newKey: 'k1' }
const orderPlaced: DealFlowEvent = { kind: 'orderPlaced', ...placed }
const enterCode: DealFlowEvent = { kind: 'enterCode', typed: '123 456' }
const accepted: DealFlowEvent = { kind: 'codeAccepted' }
const refused = (errorKey: string): DealFlowEvent => ({
  kind: 'codeRefused',
  errorKey,
  messages: { code: errorKey },
})
const askForCode: DealFlowEvent = { kind: 'askForCode' }
const changePhone: DealFlowEvent = { kind: 'changePhone', phone: '07700 900999' }
const sent: DealFlowEvent = { kind: 'codeSent', codeSentTo: '•••123', isTextTaken: true }
const notSent: DealFlowEvent = {
  kind: 'codeNotSent',
  errorKey: 'errors.codeLimit',
  messages: { code: 'errors.codeLimit' },
}
const alreadyConfirmed: DealFlowEvent = {
  kind: 'codeNotSent',
  errorKey: 'errors.confirmed',
  messages: {},
}
const callBackRefused: DealFlowEvent = {
  kind: 'callBackRefused',
  errorKey: 'errors.generic',
  messages: { form: 'errors.generic' },
}
const leave: DealFlowEvent = {
  kind: 'leaveCallBack',
  callBack: {
    callTime: 'other',
    otherCallTime: 'Monday at ten',
    callPriority: 'Urgent',
    postcode: 'LS1 4AB',
  },
}

/** State and the last request after events, each a second after the one before unless said. */
function after(start: DealFlowState, ...events: (DealFlowEvent | [DealFlowEvent, number])[]) {
  let state = start
  let request: DealRequest | null = null
  for (const each of events) {
    const [event, atMs] = Array.isArray(each) ? each : [each, nowMs]
    ;({ state, request } = dealFlow(state, event, atMs))
  }
  return { state, request }
}

const form = newDealFlow(subject)
const sending = after(form, submit).state
const code = after(form, submit, orderPlaced).state
/** The code's page opened by its address, where neither token nor time of sending is known. */
const opened = awaitedCode(subject, {
  orderRef: 'r1',
  writeToken: null,
  codeSentAtMs: null,
  codeSentTo: null,
  isTextTaken: true,
})
const checking = after(code, enterCode).state
const thanks = after(checking, accepted).state
const thanksWhenClosed = after(newDealFlow(never), submit, orderPlaced, enterCode, accepted).state

test('W-35 the subject of an enquiry is the offer at the price shown', () => {
  expect(dealSubject(corsaPersonal36)).toEqual({
    kind: 'lease',
    offerId: corsaPersonal36.id,
    capId: corsaPersonal36.capId,
    monthlyPaymentPence: corsaPersonal36.monthlyPaymentPence,
    openingHours: null,
  })
  expect(dealSubject(corsaPcp36)).toMatchObject({ kind: 'pcp', offerId: corsaPcp36.id })
})

test('W-36 the form is empty, or holds what is known of the visitor', () => {
  expect(form).toEqual({
    step: 'enquiry',
    subject,
    person: { name: '', email: '', phone: '', message: '', isSubscribed: false },
    submission: null,
    isWaiting: false,
    messages: {},
  })
  const known = newDealFlow(subject, { name: 'Ada' }, { phone: 'errors.phone' })
  expect(known.person.name).toBe('Ada')
  expect(known.messages).toEqual({ phone: 'errors.phone' })
})

test('W-36 enquiry, code, confirmation, thank-you follow one another', () => {
  expect([form, sending, code, checking, thanks].map(({ step }) => step)).toEqual([
    'enquiry',
    'enquiry',
    'code',
    'confirmation',
    'thankYou',
  ])
})

describe('W-36 an event without a place in the present step changes nothing', () => {
  const all: DealFlowEvent[] = [
    submit,
    orderPlaced,
    { kind: 'chooseOffer', subject: { ...subject, offerId: 'another' } },
    { kind: 'orderRefused', errorKey: 'errors.validation', messages: {} },
    { kind: 'priceChanged', monthlyPaymentPence: 1 },
    enterCode,
    accepted,
    refused('errors.tryAgain'),
    askForCode,
    changePhone,
    sent,
    notSent,
    leave,
    { kind: 'callBackTaken' },
    callBackRefused,
  ]
  test.each<[string, DealFlowState, DealFlowEvent['kind'][]]>([
    ['the form', form, ['submit', 'chooseOffer']],
    ['a form being sent', sending, ['orderPlaced', 'orderRefused', 'priceChanged']],
    ['the code', code, ['enterCode', 'askForCode', 'changePhone']],
    ['a new code on its way', after(code, changePhone).state, ['codeSent', 'codeNotSent']],
    ['a code being checked', checking, ['codeAccepted', 'codeRefused']],
    ['the thank-you', thanks, []],
    ['an offered call back', thanksWhenClosed, ['leaveCallBack']],
    [
      'a call back being sent',
      after(thanksWhenClosed, leave).state,
      ['callBackTaken', 'callBackRefused'],
    ],
    ['a call back left', after(thanksWhenClosed, leave, { kind: 'callBackTaken' }).state, []],
  ])('of %s', (_, state, taken) => {
    for (const event of all) {
      const next = dealFlow(state, event, nowMs)
      if (taken.includes(event.kind)) expect(next.state).not.toEqual(state)
      else expect(next).toStrictEqual({ state, request: null })
    }
  })
})

test('W-59 another offer keeps what was typed and makes another submission', () => {
  const other = { ...subject, offerId: '1-2-p48-8000-6-fn', monthlyPaymentPence: 20_000 }
  const refusal: DealFlowEvent = {
    kind: 'orderRefused',
    errorKey: 'errors.validation',
    messages: { phone: 'errors.phone' },
  }
  const chosen = after(sending, refusal, { kind: 'chooseOffer', subject: other }).state
  expect(chosen).toMatchObject({ person, subject: other, messages: {} })
  expect(after(chosen, { ...submit, newKey: 'k2' }).request).toMatchObject({
    subject: other,
    idempotencyKey: 'k2',
  })
})

describe('W-83 the form that someone comes back to from the code', () => {
  const start = newDealFlow(subject)
  const sentForm = newDealFlow(subject, person)
  const submission = { key: 'k1', content: 'what was sent' }
  const sentOnce = { ...sentForm, submission }
  test('holds what was typed, and is the same submission', () => {
    expect(resumedForm(start, sentOnce)).toEqual({ ...start, person, submission })
  })
  test.each<[string, typeof start, typeof start | undefined]>([
    ['nothing was sent', start, undefined],
    ['it is of another car', newDealFlow({ ...subject, capId: '3' }), sentOnce],
    ['it says what is wrong', newDealFlow(subject, {}, { phone: 'errors.phone' }), sentOnce],
  ])('is as it starts when %s', (_, opens, sent) => {
    expect(resumedForm(opens, sent)).toBe(opens)
  })
})

describe('W-37 an enquiry is sent once at the price shown', () => {
  test('with its key', () => {
    expect(after(form, submit)).toEqual({
      state: {
        ...form,
        person,
        isWaiting: true,
        submission: { key: 'k1', content: expect.any(String) },
      },
      request: { kind: 'placeOrder', subject, person, idempotencyKey: 'k1' },
    })
  })
  test('a press while it is under way asks for nothing', () => {
    expect(after(sending, { ...submit, newKey: 'k2' })).toEqual({ state: sending, request: null })
  })
  test('a PCP goes the same way', () => {
    const pcp: DealSubject = { ...subject, kind: 'pcp' }
    expect(after(newDealFlow(pcp), submit).request).toMatchObject({
      kind: 'placeOrder',
      subject: { kind: 'pcp' },
    })
    expect(after(newDealFlow(pcp), submit, orderPlaced, enterCode, accepted).state.step).toBe(
      'thankYou',
    )
  })
})

describe('W-38 a refused enquiry keeps what was typed', () => {
  const no: DealFlowEvent = {
    kind: 'orderRefused',
    errorKey: 'errors.validation',
    messages: { phone: 'errors.phone' },
  }
  const back = after(sending, no).state
  test('with the messages of its fields', () => {
    expect(back).toEqual({
      ...sending,
      isWaiting: false,
      messages: { phone: 'errors.phone' },
    })
  })
  test('sent again as it is it keeps its key and the messages go', () => {
    const { state, request } = after(back, { ...submit, newKey: 'k2' })
    expect(request).toMatchObject({ idempotencyKey: 'k1' })
    expect(state).toMatchObject({ messages: {}, isWaiting: true })
  })
  test.each<[string, Partial<typeof person>]>([
    ['name', { name: 'Ada L' }],
    ['consent', { isSubscribed: false }],
  ])('sent again with another %s it is another submission', (_, change) => {
    const again = { ...submit, person: { ...person, ...change }, newKey: 'k2' }
    expect(after(back, again).request).toMatchObject({ idempotencyKey: 'k2' })
  })
})

test('W-39 a changed price keeps the form, shows the new price and asks for another press', () => {
  const { state, request } = after(sending, { kind: 'priceChanged', monthlyPaymentPence: 24_000 })
  expect(request).toBeNull()
  expect(state).toEqual({
    ...sending,
    subject: { ...subject, monthlyPaymentPence: 24_000 },
    isWaiting: false,
    messages: { form: 'errors.priceChanged' },
  })
  expect(after(state, { ...submit, newKey: 'k2' }).request).toMatchObject({
    subject: { monthlyPaymentPence: 24_000 },
    idempotencyKey: 'k2',
  })
})

test('W-40 once the order is placed the code is asked for and who asked is forgotten', () => {
  expect(after(sending, [orderPlaced, nowMs + 5])).toEqual({
    state: {
      step: 'code',
      subject,
      order: { ...placed, codeSentAtMs: nowMs + 5 },
      isCodeEnded: false,
      isCodeSent: false,
      waitingFor: null,
      messages: {},
    },
    request: null,
  })
  expect(JSON.stringify([code, checking, thanks])).not.toContain('Ada')
})

describe('W-150 a text that the service did not take', () => {
  const notTaken = { ...placed, isTextTaken: false }
  const untexted = after(sending, { kind: 'orderPlaced', ...notTaken }).state
  test('leaves the order waiting for a code that never went', () => {
    expect(untexted).toMatchObject({ step: 'code', order: notTaken, isCodeSent: false })
  })
  test('is known of each code asked for', () => {
    const again: DealFlowEvent = { kind: 'codeSent', codeSentTo: '•••123', isTextTaken: false }
    const waited: [DealFlowEvent, number] = [askForCode, nowMs + 30_000]
    expect(after(untexted, waited, again).state).toMatchObject({
      order: { isTextTaken: false },
      isCodeSent: false,
      waitingFor: null,
    })
    expect(after(untexted, waited, sent).state).toMatchObject({
      order: { isTextTaken: true },
      isCodeSent: true,
    })
  })
})

describe('W-41 a typed code is checked unless it cannot be right', () => {
  test('it is sent without the spaces', () => {
    expect(after(code, enterCode)).toEqual({
      state: {
        step: 'confirmation',
        subject,
        order: { ...placed, codeSentAtMs: nowMs },
        messages: {},
      },
      request: { kind: 'confirmOrder', orderRef: 'r1', code: '123456' },
    })
  })
  test.each([
    ['', 'errors.required'],
    ['12345', 'errors.codeDigits'],
  ])('%j says %s', (typed, messageKey) => {
    expect(after(code, { kind: 'enterCode', typed })).toEqual({
      state: { ...code, messages: { code: messageKey } },
      request: null,
    })
  })
  test.each([
    [10 * minuteMs - 1, 'confirmation'],
    [10 * minuteMs, 'code'],
  ])('%d ms after it was sent the step is %s', (ageMs, step) => {
    const { state } = after(code, [enterCode, nowMs + ageMs])
    expect(state.step).toBe(step)
    expect(state.messages).toEqual(step === 'code' ? { code: 'errors.codeExpired' } : {})
  })
})

test('W-41 W-43 a page opened by its address leaves to the API what only it knows', () => {
  const late = nowMs + 60 * minuteMs
  expect(after(opened, [enterCode, late]).state.step).toBe('confirmation')
  expect(after(opened, askForCode).request).toEqual({ kind: 'resendCode', orderRef: 'r1' })
})

describe('W-42 a wrong code can be typed again until it is ended', () => {
  test('the message says so', () => {
    expect(after(checking, refused('errors.tryAgain'))).toEqual({
      state: { ...code, messages: { code: 'errors.tryAgain' } },
      request: null,
    })
    expect(after(checking, refused('errors.tryAgain'), enterCode).state.step).toBe('confirmation')
  })
  test('an ended code is not sent again', () => {
    const ended = after(checking, refused('errors.codeEnded')).state
    expect(ended).toEqual({ ...code, isCodeEnded: true, messages: { code: 'errors.codeEnded' } })
    const late: [DealFlowEvent, number] = [enterCode, nowMs + 20 * minuteMs]
    expect(after(ended, late)).toEqual({ state: ended, request: null })
  })
  test('a new code works again', () => {
    const ended = after(checking, refused('errors.codeEnded')).state
    const renewed = after(ended, [askForCode, nowMs + 30_000], [sent, nowMs + 31_000]).state
    expect(after(renewed, enterCode).state.step).toBe('confirmation')
  })
})

describe('W-43 another code can be asked for 30 seconds after the last', () => {
  test('not before', () => {
    expect(after(code, [askForCode, nowMs + 29_999])).toEqual({
      state: { ...code, messages: { code: 'errors.codeWait' } },
      request: null,
    })
  })
  test('then it is', () => {
    expect(after(code, [askForCode, nowMs + 30_000])).toEqual({
      state: { ...code, waitingFor: 'code' },
      request: { kind: 'resendCode', orderRef: 'r1' },
    })
  })
  test('the new one has a life and a wait of its own', () => {
    const asked = after({ ...code, messages: { code: 'errors.tryAgain' } }, [
      askForCode,
      nowMs + 30_000,
    ])
    expect(asked.state.messages).toEqual({})
    const { state, request } = after(asked.state, [sent, nowMs + 31_000])
    expect(request).toBeNull()
    expect(state).toEqual({
      ...code,
      order: { ...placed, codeSentAtMs: nowMs + 31_000 },
      isCodeSent: true,
    })
    for (const next of [
      enterCode,
      askForCode,
      changePhone,
      { kind: 'enterCode', typed: '' },
    ] as const) {
      expect(after(state, [next, nowMs + 70_000]).state).not.toMatchObject({ isCodeSent: true })
    }
  })
  test('when it cannot be sent the one before stands', () => {
    const asked = after(code, [askForCode, nowMs + 30_000]).state
    expect(after(asked, notSent).state).toEqual({
      ...code,
      messages: { code: 'errors.codeLimit' },
    })
  })
})

describe('W-44 another number voids the code and is texted a new one', () => {
  test('at once, with the token the order was answered with', () => {
    expect(after({ ...code, messages: { code: 'errors.tryAgain' } }, changePhone)).toEqual({
      state: { ...code, waitingFor: 'phone' },
      request: { kind: 'changePhone', orderRef: 'r1', writeToken: 'w1', phone: '07700 900999' },
    })
  })
  test('the new code replaces the old, ended or not', () => {
    const renewed = after(checking, refused('errors.codeEnded'), changePhone, [
      sent,
      nowMs + 2 * minuteMs,
    ]).state
    expect(renewed).toMatchObject({ isCodeEnded: false, isCodeSent: true, messages: {} })
    expect(after(renewed, [enterCode, nowMs + 11 * minuteMs]).state.step).toBe('confirmation')
  })
  test('a refused number is typed again, and the code before stands', () => {
    const waiting = after(code, changePhone).state
    const messages = { phone: 'errors.phone' }
    const no: DealFlowEvent = { kind: 'codeNotSent', errorKey: 'errors.validation', messages }
    expect(after(waiting, no)).toEqual({ state: { ...code, messages }, request: null })
    expect(after(after(waiting, no).state, enterCode).state.step).toBe('confirmation')
  })
  test('whoever has the address alone has no token and changes nothing', () => {
    expect(after(opened, changePhone)).toEqual({ state: opened, request: null })
  })
})

test.each([[changePhone], [askForCode]])(
  'W-45 while %j is under way no code is taken and nothing else is asked for',
  (event) => {
    const waiting = after(code, [event, nowMs + 30_000]).state
    for (const other of [enterCode, askForCode, changePhone]) {
      expect(after(waiting, [other, nowMs + 60_000])).toEqual({ state: waiting, request: null })
    }
  },
)

describe('W-46 a confirmed order is thanked for', () => {
  const expected = {
    step: 'thankYou',
    subject,
    order: { ...placed, codeSentAtMs: nowMs },
    callBack: 'none',
    messages: {},
  }
  test('when its code was right', () => {
    expect(after(checking, accepted)).toEqual({ state: expected, request: null })
  })
  test('when it turns out to be confirmed already', () => {
    expect(after(checking, refused('errors.confirmed')).state).toEqual(expected)
    const asked = after(code, changePhone).state
    expect(after(asked, alreadyConfirmed).state).toEqual(expected)
  })
})

test.each([
  ['errors.confirmed', 'This enquiry is confirmed already.'],
  [
    'errors.idempotencyConflict',
    'This submission was used for another enquiry. Reload the page and send again.',
  ],
  ['errors.codeLimit', 'Too many codes have been asked for. Try again later.'],
] as const)('W-52 an order refused with %s says "%s"', (messageKey, text) => {
  expect(messageText(messageKey)).toBe(text)
})

describe('W-50 a call back is offered when the provider is closed', () => {
  test.each([
    [nowMs, 'offered'],
    [nowMs + 24 * 60 * minuteMs, 'none'],
  ])('at %d: %s', (atMs, callBack) => {
    const state = { ...checking, subject: never } as DealFlowState
    expect(after(state, [accepted, atMs]).state).toMatchObject({ callBack })
    expect(after(state, [refused('errors.confirmed'), atMs]).state).toMatchObject({ callBack })
    const asked = { ...after(code, changePhone).state, subject: never } as DealFlowState
    expect(after(asked, [alreadyConfirmed, atMs]).state).toMatchObject({ callBack })
  })
})

describe('W-51 a call back is left once', () => {
  test('with the order and its token', () => {
    expect(after(thanksWhenClosed, leave)).toEqual({
      state: { ...thanksWhenClosed, callBack: 'sending' },
      request: {
        kind: 'leaveCallBack',
        subject: never,
        orderRef: 'r1',
        writeToken: 'w1',
        callTime: 'other',
        otherCallTime: 'Monday at ten',
        callPriority: 'Urgent',
        postcode: 'LS1 4AB',
      },
    })
    expect(after(thanksWhenClosed, leave, { kind: 'callBackTaken' })).toEqual({
      state: { ...thanksWhenClosed, callBack: 'left' },
      request: null,
    })
  })
  test('not without the token', () => {
    const { state } = after({ ...opened, subject: never }, enterCode, accepted)
    expect(state.step).toBe('thankYou')
    expect(after(state, leave)).toEqual({ state, request: null })
  })
  test('refused, it can be left again', () => {
    const again = after(thanksWhenClosed, leave, callBackRefused).state
    expect(again).toEqual({ ...thanksWhenClosed, messages: { form: 'errors.generic' } })
    expect(after(again, leave).state).toEqual({ ...thanksWhenClosed, callBack: 'sending' })
  })
})

test('W-36 no sequence of events goes back from the code to the form, or on from the thank-you', () => {
  const events = fc.array(
    fc.tuple(
      fc.constantFrom(
        submit,
        orderPlaced,
        { kind: 'priceChanged', monthlyPaymentPence: 5 } as const,
        enterCode,
        accepted,
        refused('errors.tryAgain'),
        refused('errors.codeEnded'),
        refused('errors.confirmed'),
        askForCode,
        changePhone,
        sent,
        notSent,
        leave,
      ),
      fc.integer({ min: 0, max: 40_000 }),
    ),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(events, fc.constantFrom(subject, never), (list, about) => {
      let state: DealFlowState = newDealFlow(about)
      let atMs = nowMs
      for (const [event, laterMs] of list) {
        atMs += laterMs
        const before = state
        const next = dealFlow(state, event, atMs)
        state = next.state
        if (before.step !== 'enquiry') expect(state.step).not.toBe('enquiry')
        if (before.step === 'thankYou') expect(state.step).toBe('thankYou')
        // Only a code the server took leads to the thanks: it is being checked, or confirmed elsewhere.
        if (state.step === 'thankYou' && before.step !== 'thankYou')
          expect(before.step).toBe('confirmation')
        // One request at a time: nothing is asked for while an answer is awaited.
        if (isWaiting(before)) expect(next.request).toBeNull()
      }
    }),
  )
})

function isWaiting(state: DealFlowState): boolean {
  switch (state.step) {
    case 'enquiry':
      return state.isWaiting
    case 'code':
      return state.waitingFor !== null
    case 'confirmation':
      return true
    case 'thankYou':
      return state.callBack === 'sending'
  }
}
