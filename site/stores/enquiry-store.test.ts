import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { awaitedCode, type DealSubject, newDealFlow } from '#core/wizard/deal-flow-state.ts'
import { messageText } from '#core/messages/message-text.ts'
import { failedResponses } from '../data/test/failed-responses.ts'
import { leasingInTest } from '../data/test/leasing-in-test.ts'
import { continueEnquiry, enquiryOpener, submitEnquiry } from './enquiry-store.ts'

let subject: DealSubject = {
  kind: 'lease',
  offerId: '7-10000001-p36-8000-9-fn',
  capId: '10000001',
  monthlyPaymentPence: 23_456,
  openingHours: null,
}
const ada = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '07700 900123',
  message: '',
  isSubscribed: false,
}
const receipt = {
  orderRef: 'r1',
  writeToken: 'w1',
  codeSentTo: '•••123',
  textTaken: true,
  codeExpiresAt: '',
}

const leasing = leasingInTest()
type Sent = { method: string; url: string; key: string | undefined; body: unknown }
let sent: Sent[] = []
/** What the leasing API says next, by address; what is not here is not expected. */
let responses: Record<string, [status: number, body: unknown]> = {}

let cars = 10_000_001

beforeEach(() => {
  // A car of each test's own: what was typed about another is not taken up.
  subject = { ...subject, capId: String(++cars) }
  sent = []
  responses = { '/api/orders': [200, receipt], '/api/pcp-orders': [200, receipt] }
  leasing.respond(async ({ request }) => {
    const { pathname: url } = new URL(request.url)
    const response = responses[url]
    if (!response) return
    const key = request.headers.get('idempotency-key') ?? undefined
    sent.push({ method: request.method, url, key, body: await request.json() })
    return HttpResponse.json(response[1] as object, { status: response[0] })
  })
})

const refusal = (key: string, errors: Record<string, string[]> = {}) => ({
  error_key: key,
  message: key,
  errors,
  requestId: 'id',
})
const opened = (about = subject) => enquiryOpener()(newDealFlow(about))
const placed = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const store = opened()
  await submitEnquiry(store, ada, {})
  vi.setSystemTime(30_000)
  sent = []
  return store
}

describe('the form', () => {
  test('W-35 W-37 a lease is ordered at its price with its key, once for two presses', async () => {
    const store = opened()
    await Promise.all([
      submitEnquiry(store, ada, { utm_source: 'news', sskey: 's' }),
      submitEnquiry(store, ada, {}),
    ])
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/orders',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          offerId: subject.offerId,
          capId: subject.capId,
          name: 'Ada',
          email: 'ada@example.com',
          phone: '07700 900123',
          message: '',
          subscription: false,
          monthlyPaymentShown: 234.56,
          utm_source: 'news',
          sskey: 's',
        },
      },
    ])
  })

  test('W-35 a PCP is ordered at a call of its own', async () => {
    await submitEnquiry(opened({ ...subject, kind: 'pcp' }), ada, {})
    expect(sent).toMatchObject([
      { url: '/api/pcp-orders', body: { pcpOfferId: subject.offerId, capId: subject.capId } },
    ])
    expect(sent[0]!.body).not.toHaveProperty('offerId')
  })

  test('W-40 the code is next, and who asked is forgotten', async () => {
    const store = opened()
    await expect(submitEnquiry(store, ada, {})).resolves.toMatchObject({
      step: 'code',
      order: { orderRef: 'r1', writeToken: 'w1' },
    })
    expect(JSON.stringify(store.flow)).not.toContain('Ada')
  })

  test('W-38 a refused one says why at its fields, and keeps its key when sent again', async () => {
    const store = opened()
    responses['/api/orders'] = [
      422,
      refusal('errors.validation', { phone: ['errors.phone'], offerId: ['It is gone.'] }),
    ]
    await submitEnquiry(store, ada, {})
    expect(store.flow).toMatchObject({
      step: 'enquiry',
      isWaiting: false,
      person: ada,
      messages: { phone: expect.stringContaining('Oops'), form: 'It is gone.' },
    })
    await submitEnquiry(store, ada, {})
    expect(sent[1]!.key).toBe(sent[0]!.key)
    await submitEnquiry(store, { ...ada, name: 'Ada L' }, {})
    expect(sent[2]!.key).not.toBe(sent[0]!.key)
    await leasing.reports(3)
  })

  test('W-39 a changed price is shown, and the next press is at it', async () => {
    const store = opened()
    const changed = refusal('errors.priceChanged', { monthlyPaymentShown: ['It is now more.'] })
    responses['/api/orders'] = [409, { ...changed, monthlyPayment: 240.5 }]
    await submitEnquiry(store, ada, {})
    expect(store.flow).toMatchObject({
      step: 'enquiry',
      subject: { monthlyPaymentPence: 24_050 },
      messages: { form: 'errors.priceChanged' },
    })
    await submitEnquiry(store, ada, {})
    expect(sent[1]!.body).toMatchObject({ monthlyPaymentShown: 240.5 })
    expect(sent[1]!.key).not.toBe(sent[0]!.key)
    await leasing.reports(2)
  })

  test.each(failedResponses)(
    'G-07 C-26 $name leaves everything typed, and says what to do',
    async ({ respond, errorKey, status }) => {
      const store = opened()
      leasing.respond(respond)
      await submitEnquiry(store, ada, {})
      expect(store.flow).toMatchObject({
        step: 'enquiry',
        subject,
        isWaiting: false,
        person: ada,
        messages: { form: messageText(errorKey) },
      })
      const [told] = await leasing.reports(1)
      expect(told!.report).toMatchObject({ url: '/api/orders', responseCode: status })
      expect(JSON.stringify(told!.report)).not.toMatch(/Ada|ada@|07700/)
      leasing.respond(() => HttpResponse.json(receipt))
      expect((await submitEnquiry(store, ada, {})).step).toBe('code')
      const [first, again] = leasing.requests().map(({ headers }) => headers.get('idempotency-key'))
      expect(again).toBe(first)
    },
  )

  test('requests that did not load leave the form as it was', async () => {
    vi.resetModules()
    const requestEnquiry = () => Promise.reject(new TypeError('No such chunk'))
    vi.doMock('../data/enquiry/browser.ts', () => ({ requestEnquiry }))
    const store = opened()
    const { submitEnquiry: submitOffline } = await import('./enquiry-store.ts')
    await expect(submitOffline(store, ada, {})).rejects.toThrow('No such chunk')
    expect(store.flow).toEqual({ ...newDealFlow(subject), messages: { form: 'errors.generic' } })
    vi.doUnmock('../data/enquiry/browser.ts')
  })
})

describe('W-83 Back from the code', () => {
  test('the form holds what was typed, and sent as it is it is the same submission', async () => {
    const store = opened()
    await submitEnquiry(store, ada, {})
    expect(JSON.stringify(store.flow)).not.toContain('Ada')
    const again = opened()
    expect(again.flow).toMatchObject({ step: 'enquiry', person: ada, isWaiting: false })
    await submitEnquiry(again, ada, {})
    expect(sent[1]!.key).toBe(sent[0]!.key)
    await submitEnquiry(opened(), { ...ada, phone: '07700 900999' }, {})
    expect(sent[2]!.key).not.toBe(sent[0]!.key)
  })

  test('the form of another car starts empty, and so does this one after the thank-you', async () => {
    const store = opened()
    await submitEnquiry(store, ada, {})
    const other = opened({ ...subject, capId: '1' })
    expect(other.flow).toMatchObject({ person: { name: '', email: '', phone: '' } })
    responses['/api/orders/confirm'] = [200, {}]
    await continueEnquiry(store, { kind: 'enterCode', typed: '123456' })
    expect(opened().flow).toMatchObject({ person: { name: '', email: '', phone: '' } })
  })

  test('W-86 and the focus goes to what comes after', async () => {
    vi.resetModules()
    const [fresh, { isLaterStep }] = await Promise.all([
      import('./enquiry-store.ts'),
      import('./later-step.ts'),
    ])
    expect(isLaterStep()).toBe(false)
    await fresh.submitEnquiry(fresh.enquiryOpener()(newDealFlow(subject)), ada, {})
    expect(isLaterStep()).toBe(true)
  })
})

describe('the code', () => {
  const confirm = '/api/orders/confirm'
  const enter = { kind: 'enterCode', typed: '123 456' } as const

  test('W-41 W-42 W-46 is checked until it is right', async () => {
    const store = await placed()
    responses[confirm] = [422, refusal('errors.tryAgain', { code: ['errors.tryAgain'] })]
    await continueEnquiry(store, { ...enter, typed: '12' })
    expect(sent).toEqual([])
    await continueEnquiry(store, enter)
    expect(store.flow).toMatchObject({ step: 'code', messages: { code: 'Try again' } })
    responses[confirm] = [200, {}]
    expect((await continueEnquiry(store, enter)).step).toBe('thankYou')
    expect(sent[1]).toMatchObject({ body: { orderRef: 'r1', code: '123456' } })
    await leasing.reports(1)
  })

  test('W-43 another one is asked for after 30 seconds', async () => {
    const store = await placed()
    vi.setSystemTime(29_999)
    await continueEnquiry(store, { kind: 'askForCode' })
    expect(sent).toEqual([])
    expect(store.flow.messages).toEqual({ code: 'errors.codeWait' })
    vi.setSystemTime(30_000)
    responses['/api/orders/r1/codes'] = [200, receipt]
    await continueEnquiry(store, { kind: 'askForCode' })
    expect(store.flow).toMatchObject({ isCodeSent: true, messages: {} })
  })
})

test.each([
  { kind: 'enterCode', typed: '123 456' },
  { kind: 'askForCode' },
  { kind: 'changePhone', phone: '07700 900999' },
] as const)(
  'G-07 C-60 after $kind without a response the code can be typed again',
  async (event) => {
    const store = await placed()
    leasing.respond(() => HttpResponse.error())
    await continueEnquiry(store, event)
    expect(store.flow).toMatchObject({
      step: 'code',
      waitingFor: null,
      isCodeSent: false,
      order: { orderRef: 'r1', writeToken: 'w1', codeSentAtMs: 0, codeSentTo: '•••123' },
      messages: { form: messageText('errors.generic') },
    })
    const [told] = await leasing.reports(1)
    expect(JSON.stringify(told!.report)).not.toMatch(/w1|123456|07700/)
  },
)

describe('W-44 another number', () => {
  const change = { kind: 'changePhone', phone: '07700 900999' } as const

  test('is changed with the token of the order, and texted a code', async () => {
    const store = await placed()
    responses['/api/orders/r1'] = [200, { codeSentTo: '•••999', textTaken: true }]
    await continueEnquiry(store, change)
    expect(sent).toMatchObject([
      { method: 'PUT', url: '/api/orders/r1', body: { writeToken: 'w1', phone: change.phone } },
    ])
    expect(store.flow).toMatchObject({
      step: 'code',
      isCodeSent: true,
      messages: {},
      // W-80
      order: { codeSentTo: '•••999' },
    })
  })

  test('that is the same says so, and the code stands', async () => {
    const store = await placed()
    responses['/api/orders/r1'] = [200, { codeSentTo: null }]
    await continueEnquiry(store, change)
    expect(store.flow).toMatchObject({
      isCodeSent: false,
      messages: { phone: 'errors.samePhone' },
      order: { codeSentAtMs: 0 },
    })
  })

  test('that is refused says why at its field', async () => {
    const store = await placed()
    responses['/api/orders/r1'] = [429, refusal('errors.codeWait', { phone: ['errors.codeWait'] })]
    await continueEnquiry(store, change)
    expect(store.flow.messages.phone).toContain('Wait 30 seconds')
    await leasing.reports(1)
  })

  test('can be given on the code’s page after the form, not by its address alone', () => {
    const open = enquiryOpener()
    const order = {
      orderRef: 'r7',
      writeToken: 'w1',
      codeSentAtMs: 0,
      codeSentTo: '•••123',
      isTextTaken: true,
    }
    const known = open(awaitedCode(subject, order))
    const byAddress = awaitedCode(subject, { ...order, writeToken: null })
    expect(open(byAddress)).toBe(known)
    expect(enquiryOpener()(byAddress).flow).toMatchObject({ order: { writeToken: null } })
    const other = open(awaitedCode(subject, { ...order, orderRef: 'r2' }))
    expect(other).not.toBe(known)
    expect(open(newDealFlow(subject))).not.toBe(other)
    expect(open(newDealFlow(subject)).flow.step).toBe('enquiry')
  })

  test('W-44 comes along from a form on another page, whose provider is another', async () => {
    await placed()
    const order = {
      orderRef: 'r1',
      writeToken: null,
      codeSentAtMs: null,
      codeSentTo: null,
      isTextTaken: true,
    }
    const elsewhere = enquiryOpener()(awaitedCode(subject, order))
    expect(elsewhere.flow).toMatchObject({ step: 'code', order: { writeToken: 'w1' } })
    expect(enquiryOpener()(newDealFlow(subject)).flow.step).toBe('enquiry')
  })
})
