import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { answerDay } from '#core/organisation/answer-day.ts'
import { writtenWeekday } from '#core/time/written-weekday.ts'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { apiUnderTest, type ApiUnderTest } from '#leasing-api/test/environments/api-under-test.ts'

let api: ApiUnderTest
let capId: string
beforeAll(async () => {
  api = await apiUnderTest()
  const response = await api.ask('/api/derivatives/v2?rows=1')
  capId = calls.listDerivatives.response.parse(await response.json()).data[0]!.capId
})
afterAll(() => api.close())

// Limits are counted by person and address, so each test is somebody else, somewhere else.
let email: string
let address: string
let tests = 0
beforeEach(() => {
  tests += 1
  email = `Ada.${tests}@Example.com`
  address = `203.0.113.${tests}`
})

type Answer = Record<string, unknown> & { errors: Record<string, string[]>; error_key: string }

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await api.ask(path, {
    body,
    headers: { 'x-forwarded-for': address, ...headers },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as Answer }
}

async function mailTo(recipient: string) {
  await api.deliveries.settled()
  const messages = await api.database.call.listOutboxMessages({ most: 1000 })
  return messages.filter((message) => message.recipient === recipient)
}

const person = () => ({ name: 'Ada Lovelace', email })

const forms = {
  '/api/deal-preferences': () => ({
    ...person(),
    manufacturerId: 'ford',
    bodyStyle: 'suv',
    monthlyPayment: 349.5,
    deliveryTime: '12weeks',
  }),
  '/api/concierge-quotes': () => ({
    ...person(),
    phone: '07700 900123',
    body: 'Seven seats, please.',
    contact: 'After six',
  }),
  '/api/contact': () => ({ ...person(), phone: '', body: 'May I lease at 18?' }),
  '/api/car-sales': () => ({
    ...person(),
    reg: 'AB23 CDE',
    make: 'Ford',
    model: 'Puma',
    currentMileage: '22,000',
    phone: '07700 900123',
  }),
  '/api/customer-forms': () => ({
    type: 'car',
    manufacturerId: 'ford',
    rangeId: 'puma',
    capId,
    financeType: 'business',
    userName: 'Ada Lovelace',
    userEmail: email,
    userPhone: '07700 900123',
  }),
  '/api/landing-page-members': () => ({ ...person(), capId }),
  '/api/mailchimp-members': () => ({ email, firstName: 'Ada', secondName: 'Lovelace' }),
  '/api/unsubscribe': () => ({ email }),
}

type FormPath = keyof typeof forms
const paths = Object.keys(forms) as FormPath[]

describe('every form', () => {
  test.each(paths)(
    '%s is taken, is kept by nobody and leaves no person in the log',
    async (path) => {
      const { status, headers, body } = await post(path, forms[path]())
      expect(status, JSON.stringify(body)).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      for (const secret of [
        'Lovelace',
        email,
        email.toLowerCase(),
        '07700 900123',
        '7700900123',
        'Seven seats',
      ]) {
        expect(JSON.stringify(body)).not.toContain(secret)
        expect(api.logged()).not.toContain(secret)
      }
    },
  )

  test.each(paths)('%s takes no list, no text and no unfinished JSON', async (path) => {
    for (const body of ['[]', '"x"', '3', '{"email":']) {
      expect((await post(path, body)).status).toBe(400)
    }
    expect((await post(path, { email: ['a'] })).status).toBe(path.includes('customer') ? 422 : 400)
    expect((await post(path, { email: 'a\u0000@example.com' })).status).toBe(400)
  })

  test.each(paths)('%s reads no more than 64 kB and nothing but JSON', async (path) => {
    const large = { ...forms[path](), more: 'x'.repeat(70_000) }
    expect((await post(path, large)).status).toBe(413)
    const response = await api.ask(path, {
      body: 'email=ada@example.com',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(415)
  })

  test.each(paths)('C-12 %s without an answer says which are missing', async (path) => {
    const { status, body } = await post(path, {})
    const required = {
      '/api/deal-preferences': ['email', 'name'],
      '/api/concierge-quotes': ['email', 'name', 'phone'],
      '/api/contact': ['body', 'email', 'name'],
      '/api/car-sales': ['currentMileage', 'email', 'make', 'model', 'name', 'reg'],
      '/api/customer-forms': ['manufacturerId', 'userEmail', 'userName', 'userPhone'],
      '/api/landing-page-members': ['capId'],
      '/api/mailchimp-members': ['email', 'firstName', 'secondName'],
      '/api/unsubscribe': ['email'],
    }[path]
    expect(status).toBe(path === '/api/landing-page-members' ? 400 : 422)
    expect(Object.keys(body.errors).toSorted()).toEqual(required)
  })

  test.each(paths)('%s is taken thirty times an hour from one address', async (path) => {
    api.wait(25 * 60 * 60_000)
    const send = (at: number) => {
      const fields = forms[path]() as Record<string, unknown>
      const field = 'userEmail' in fields ? 'userEmail' : 'email'
      return post(path, { ...fields, [field]: `somebody.${at}.${tests}@example.com` })
    }
    for (let sent = 0; sent < 30; sent++) expect((await send(sent)).status).toBe(200)
    const { status, headers, body } = await send(30)
    expect(status).toBe(429)
    expect(body.error_key).toBe('errors.formLimit')
    expect(headers.get('retry-after')).toBe('3600')
    address = '198.51.100.9'
    expect((await send(31)).status).toBe(200)
  })
})

describe('forms that are stored', () => {
  test.each([
    [
      '/api/deal-preferences',
      'We have noted what you are looking for',
      'No e-mails about deals are sent yet.',
    ],
    ['/api/concierge-quotes', 'We have your request for a quote', 'Somebody looks for the car'],
    ['/api/contact', 'We have your message', 'We answer by'],
    ['/api/car-sales', 'We have your car', 'an offer for your car'],
  ] as const)('%s is confirmed by one e-mail with its reference', async (path, subject, text) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(path, forms[path]())))
    const references = new Set(answers.map(({ body }) => body['reference']))
    expect(references.size).toBe(1)
    const { reference } = calls.postDealPreference.response.parse(answers[0]!.body)
    expect(reference).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const mail = await mailTo(email)
    expect(mail).toHaveLength(1)
    expect(mail[0]).toMatchObject({ subject })
    expect(mail[0]!.body).toContain('Dear Ada Lovelace,')
    expect(mail[0]!.body).toContain(text)
    expect(mail[0]!.body).toContain(reference)
  })

  test.each([
    ['/api/concierge-quotes', 'Quote to work out', ['How to reach them: After six', 'Seven seats']],
    ['/api/contact', 'Message to answer', ['Message: May I lease at 18?']],
    ['/api/car-sales', 'Car to make an offer for', ['Number plate: AB23 CDE', 'Miles: 22,000']],
  ] as const)(
    'W-120 C-111 %s reaches our mailbox once, with the day to answer by',
    async (path, subject, texts) => {
      const day = answerDay(londonDay(api.now()))!
      const answers = await Promise.all(Array.from({ length: 4 }, () => post(path, forms[path]())))
      expect(new Set(answers.map(({ body }) => body['answerBy']))).toEqual(new Set([day]))
      const sent = (await mailTo('messages@larkway.example')).filter(({ body }) =>
        body.includes(email),
      )
      expect(sent).toHaveLength(1)
      expect(sent[0]!.subject).toBe(`${subject} by ${writtenWeekday(day)}`)
      for (const text of [...texts, 'Name: Ada Lovelace', answers[0]!.body['reference']]) {
        expect(sent[0]!.body).toContain(text)
      }
      const [own] = await mailTo(email)
      expect(own!.body).toContain(`by ${writtenWeekday(day)}`)
    },
  )

  test('W-120 what nobody answers is sent to nobody of us', async () => {
    await post('/api/deal-preferences', forms['/api/deal-preferences']())
    const sent = await mailTo('messages@larkway.example')
    expect(sent.filter(({ body }) => body.includes(email))).toEqual([])
  })

  test('C-110 P-69 a car for sale is valued at once where it can be', async () => {
    const { body } = await post('/api/car-sales', forms['/api/car-sales']())
    const { vehicle, valuation } = calls.postCarSale.response.parse(body)
    expect(vehicle).toMatchObject({ make: 'Ford', regDate: '2023-03-01' })
    expect(valuation!.low).toBeLessThan(valuation!.middle)
    expect(valuation!.middle).toBeLessThan(valuation!.high)
    const unknown = { ...forms['/api/car-sales'](), model: 'Model T' }
    expect((await post('/api/car-sales', unknown)).body).toMatchObject({
      vehicle: null,
      valuation: null,
      reference: expect.any(String),
    })
  })

  test('C-112 they are there for 24 months', async () => {
    const submit = (reference: string) =>
      api.database.call.submitForm({
        submission: {
          kind: 'contact',
          name: 'Ada',
          email,
          details: {},
          reference,
          submissionKey: 'the same',
        },
        emails: [],
        limits: [],
        now: api.now(),
      })
    await submit('first')
    api.wait(729 * 24 * 60 * 60_000)
    await api.database.call.forgetOldForms({ now: api.now() })
    expect(await submit('second')).toEqual({ kind: 'taken', reference: 'first' })
    api.wait(3 * 24 * 60 * 60_000)
    await api.database.call.forgetOldForms({ now: api.now() })
    expect(await submit('second')).toEqual({ kind: 'taken', reference: 'second' })
  })

  test('W-34 the same form ten minutes later is another one', async () => {
    const first = await post('/api/contact', forms['/api/contact']())
    api.wait(10 * 60_000)
    const second = await post('/api/contact', forms['/api/contact']())
    expect(second.body['reference']).not.toBe(first.body['reference'])
  })

  test('one person is written to five times an hour and ten a day, from wherever it is asked', async () => {
    const send = (at: number) => {
      address = `198.51.100.${at}`
      return post('/api/contact', { ...forms['/api/contact'](), body: `Message ${at}` })
    }
    for (let at = 0; at < 5; at++) expect((await send(at)).status).toBe(200)
    expect((await send(5)).status).toBe(429)
    email = email.toUpperCase()
    expect((await send(6)).status).toBe(429)
    api.wait(60 * 60_000)
    for (let at = 10; at < 15; at++) expect((await send(at)).status).toBe(200)
    api.wait(60 * 60_000)
    expect((await send(20)).status).toBe(429)
  })

  test('what is no name is not repeated to a stranger', async () => {
    await post('/api/contact', { ...forms['/api/contact'](), name: 'Win at evil.example' })
    const [mail] = await mailTo(email)
    expect(mail!.body).toContain('Hello,')
    expect(mail!.body).not.toContain('evil')
  })

  test.each([
    ['/api/contact', { body: ' ' }, 422, 'body', 'This field is required'],
    ['/api/contact', { name: 'A' }, 422, 'name', 'This field is too short'],
    ['/api/contact', { email: 'ada@' }, 422, 'email', 'This field must be valid email'],
    ['/api/contact', { phone: '0300 123 4567' }, 422, 'phone', expect.stringContaining('Oops')],
    ['/api/contact', { body: 'x'.repeat(2001) }, 400, 'body', 'This field is too long'],
    ['/api/concierge-quotes', { phone: '' }, 422, 'phone', 'This field is required'],
    [
      '/api/concierge-quotes',
      { contact: 'x'.repeat(101) },
      400,
      'contact',
      'This field is too long',
    ],
    [
      '/api/deal-preferences',
      { manufacturerId: 'nobody' },
      422,
      'manufacturerId',
      'Choose one of the answers given',
    ],
    ['/api/deal-preferences', { bodyStyle: 'boat' }, 400, 'bodyStyle', expect.any(String)],
    ['/api/deal-preferences', { monthlyPayment: -1 }, 400, 'monthlyPayment', 'Give 0 or more.'],
    ['/api/deal-preferences', { monthlyPayment: 1.234 }, 400, 'monthlyPayment', expect.any(String)],
    ['/api/deal-preferences', { deliveryTime: 'soon' }, 400, 'deliveryTime', expect.any(String)],
  ] as const)('%s with %j is refused', async (path, change, status, field, message) => {
    const answer = await post(path, { ...forms[path](), ...change })
    expect(answer.status).toBe(status)
    expect(answer.body.errors).toEqual({ [field]: [message] })
    await expect(mailTo(email)).resolves.toEqual([])
  })

  test('the choices of the deal-preferences form', async () => {
    const response = await api.ask('/api/deal-preferences/filters')
    expect(response.headers.get('cache-control')).toContain('public')
    const choices = calls.getDealPreferenceFilters.response.parse(await response.json())
    expect(choices.manufacturers).toEqual([
      { value: 'ford', label: 'Ford' },
      { value: 'tesla', label: 'Tesla' },
      { value: 'vauxhall', label: 'Vauxhall' },
    ])
    expect(choices.bodyStyles[0]).toEqual({ value: 'suv', label: 'SUV' })
    expect(choices.monthlyPayments[0]).toEqual({ value: '150', label: 'Up to £150' })
    expect(choices.deliveryTimes.map(({ value }) => value)).toEqual([
      'asap',
      '5weeks',
      '12weeks',
      '12plus',
      'browsing',
    ])
    for (const [field, values] of [
      ['manufacturerId', choices.manufacturers],
      ['bodyStyle', choices.bodyStyles],
      ['deliveryTime', choices.deliveryTimes],
    ] as const) {
      email = `choice.${field}@example.com`
      const { status } = await post('/api/deal-preferences', {
        ...person(),
        [field]: values.at(-1)!.value,
      })
      expect(status).toBe(200)
    }
  })
})

describe('customer forms', () => {
  const keep = async (change: object = {}) => {
    const { status, body } = await post('/api/customer-forms', {
      ...forms['/api/customer-forms'](),
      ...change,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return calls.postCustomerForm.response.parse(body)
  }
  const read = (hash: string) => api.ask(`/api/customer-forms/${hash}`)

  test('W-27 a kept form comes back with e-mail and phone masked', async () => {
    const { hash, expiresAt } = await keep()
    expect(hash).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const response = await read(hash)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(calls.getCustomerForm.response.parse(await response.json())).toMatchObject({
      type: 'car',
      manufacturerId: 'ford',
      rangeId: 'puma',
      capId,
      financeType: 'business',
      vehicle: { capId },
      userName: 'Ada Lovelace',
      userEmail: 'A••@Example.com',
      userPhone: '•••••••••123',
      expiresAt,
    })
  })

  test('R-33 its e-mail links to the wizard by the hash, and holds nothing of the person', async () => {
    const { hash } = await keep({ type: 'budget', budgetRange: '250to350', capId: null })
    const [mail] = await mailTo(email)
    expect(mail!.body.split('\n')).toContain(`http://127.0.0.1:3000/find-my-deal?hash=${hash}`)
    const answer = calls.getCustomerForm.response.parse(await (await read(hash)).json())
    expect(answer).toMatchObject({ type: 'budget', budgetRange: '250to350', vehicle: null })
  })

  test('C-73 sent again by its hash, what was not written over stays', async () => {
    const { hash } = await keep()
    const again = await keep({
      hash,
      financeType: 'personal',
      userName: '',
      userEmail: 'A••@Example.com',
      userPhone: '020 7946 0958',
    })
    expect(again.hash).not.toBe(hash)
    await expect(mailTo(email)).resolves.toHaveLength(2)
    const answer = calls.getCustomerForm.response.parse(await (await read(again.hash)).json())
    expect(answer).toMatchObject({
      financeType: 'personal',
      userName: 'Ada Lovelace',
      userEmail: 'A••@Example.com',
      userPhone: '•••••••••958',
    })
    const first = calls.getCustomerForm.response.parse(await (await read(hash)).json())
    expect(first).toMatchObject({ financeType: 'business', userPhone: '•••••••••123' })
  })

  test('C-73 a hash nobody knows fills nothing in', async () => {
    const { status, body } = await post('/api/customer-forms', {
      ...forms['/api/customer-forms'](),
      hash: 'A'.repeat(22),
      userName: '',
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['userName'])
  })

  test('eight at once are one form and one e-mail', async () => {
    const kept = await Promise.all(Array.from({ length: 8 }, () => keep()))
    expect(new Set(kept.map(({ hash }) => hash)).size).toBe(1)
    await expect(mailTo(email)).resolves.toHaveLength(1)
  })

  test('it is there for seven days, and then gone from the database as well', async () => {
    const { hash } = await keep()
    api.wait(7 * 24 * 60 * 60_000 - 1)
    expect((await read(hash)).status).toBe(200)
    api.wait(1)
    expect((await read(hash)).status).toBe(404)
    await api.database.call.forgetOldForms({ now: api.now() })
    const before = new Date(api.now().getTime() - 1)
    await expect(api.database.call.readCustomerForm({ hash, now: before })).resolves.toBeNull()
  })

  test.each(['A'.repeat(22), 'short', 'x'.repeat(2000)])('%s is no form', async (hash) => {
    expect((await read(hash)).status).toBe(404)
  })

  test.each([
    [{ manufacturerId: 'nobody' }, ['manufacturerId']],
    [{ manufacturerId: '999999' }, ['manufacturerId']],
    [{ rangeId: 'nothing' }, ['rangeId']],
    // A range of another make, and a model of another range.
    [{ rangeId: 'corsa' }, ['rangeId']],
    [{ carModelId: 'corsa' }, ['carModelId']],
    [{ carModelId: '999999' }, ['carModelId']],
    [{ capId: '999999999999' }, ['capId']],
    [{ manufacturerId: 'nobody', capId: '999999999999' }, ['capId', 'manufacturerId']],
  ])('V-55 %j is not in the catalogue, and no link is sent to it', async (change, fields) => {
    const answer = await post('/api/customer-forms', {
      ...forms['/api/customer-forms'](),
      ...change,
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(fields)
    await expect(mailTo(email)).resolves.toEqual([])
  })

  test.each([
    { rangeId: 'ford.puma' },
    { carModelId: 'puma' },
    { manufacturerId: null, type: 'similar', rangeId: null, carModelId: 'ford.puma.puma' },
  ])('V-55 %j is in the catalogue', async (change) => {
    const { hash } = await keep(change)
    expect((await read(hash)).status).toBe(200)
  })

  test.each([
    [{ type: 'boat' }, 400, 'type'],
    [{ type: 'budget' }, 422, 'budgetRange'],
    [{ budgetRange: 'lots' }, 400, 'budgetRange'],
    [{ financeType: 'cash' }, 400, 'financeType'],
    [{ capId: '0' }, 400, 'capId'],
    [{ rangeId: 'Two Words' }, 400, 'rangeId'],
    [{ carModelAggregate: 'x'.repeat(201) }, 400, 'carModelAggregate'],
    [{ userPhone: '123' }, 422, 'userPhone'],
    [{ userEmail: 'nobody' }, 422, 'userEmail'],
    [{ userName: 'x'.repeat(101) }, 422, 'userName'],
  ])('%j is refused', async (change, status, field) => {
    const answer = await post('/api/customer-forms', {
      ...forms['/api/customer-forms'](),
      ...change,
    })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })
})
