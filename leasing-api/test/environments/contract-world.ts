import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { requestOf, type RequestValues } from '#core/contract/http/request.ts'
import { requestShape } from '#core/contract/request-shape.ts'
import { exampleDeal, type ExampleDeal } from '#leasing-api/reference/example-deal.ts'
import { exampleRequests } from '#leasing-api/reference/examples.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import type { AskOptions } from './api-over.ts'
import { apiUnderTest, type ApiUnderTest } from './api-under-test.ts'
import { answering, contentBackend } from './content-backend.ts'
import { testPassword, testPeople, type TestPeople } from './people.ts'
import { publishedContent } from './published-content.ts'
import { addUnquotedProvider, testRateUploads, unquotedProvider } from './rate-uploads.ts'

/** Longer than it takes to be allowed one more of anything that is counted by the hour or the day. */
const unhurriedMs = 3 * 60 * 60_000

/**
 * The leasing API over the small world, a content backend that has something to say, and for every
 * call a request that succeeds: the reference's own example, with references that exist.
 */
export async function contractWorld() {
  const backend = await contentBackend(answering(publishedContent))
  const api = await apiUnderTest({}, backend.url)
  const deal = exampleDeal(api.deals.current())!
  const people = testPeople(api.services)
  let visitors = 0
  let accessToken = ''

  /** Asks at an address, as another visitor each time; the site's own calls as the site. */
  const askUrl = (call: Call, url: string, options: AskOptions = {}) => {
    visitors += 1
    const visitor = `2001:db8:${(visitors >> 16).toString(16)}:${(visitors & 0xffff).toString(16)}::1`
    return api.ask(url, {
      method: call.method,
      ...options,
      headers: {
        ...(call.authority !== 'site' && { 'x-forwarded-for': visitor }),
        ...(isForUsers(call) && { authorization: `Bearer ${accessToken}` }),
        ...options.headers,
      },
    })
  }
  const ask = (call: Call, values: RequestValues) => {
    const { url, body } = requestOf(requestShape(call), values)
    return askUrl(call, url, body === null ? {} : { body })
  }
  const outbox = async () => {
    await api.deliveries.settled()
    return api.database.call.listOutboxMessages({ most: 100_000 })
  }
  const codeOf = async (orderRef: string) => {
    const text = (await outbox()).find((message) => message.orderRef === orderRef)!.body
    return /\b\d{6}\b/.exec(text)![0]
  }
  /** Of the link that joins a list or confirms an alert. */
  const tokenTo = async (email: string) => {
    const mail = (await outbox()).find(({ recipient }) => recipient === email)!.body
    return /confirm=([\w-]{22})/.exec(mail)![1]!
  }
  await addUnquotedProvider(api.services)
  const uploads = testRateUploads(api.services)
  const valuesFor = requestMaker(deal, api, ask, codeOf, tokenTo, people, uploads)
  let callers = 0
  /** A request of a staff user made for it, since some calls leave none behind. */
  const requestFor = async (name: ServedCall): Promise<RequestValues> => {
    const values = await valuesFor(name)
    const call: Call = calls[name]
    if (!isForUsers(call)) return values
    const email = `caller.${(callers += 1)}@example.com`
    const id = await people.addUser({ email, companyRole: 'admin' })
    const session = await people.openSession(id)
    accessToken = session.accessToken
    const isAuthorized = call.body !== undefined && 'authorizationToken' in call.body.shape
    const authorizationToken = isAuthorized ? await people.authorize(id, session.sessionId) : null
    return {
      ...values,
      ...(call.authority === 'user' && 'id' in call.params.shape && { params: { id } }),
      ...(isAuthorized && { body: { ...values.body, authorizationToken } }),
    }
  }
  return {
    api,
    deal,
    ask,
    askUrl,
    requestFor,
    /** Of the staff user who makes the calls for the logged-in. */
    accessToken: () => accessToken,
    close: async () => {
      await api.close()
      await backend.close()
    },
  }
}

/** Whether a call is made with an access token. */
const isForUsers = ({ authority }: Call) => authority === 'user' || authority === 'office'

export type ContractWorld = Awaited<ReturnType<typeof contractWorld>>

/** Gives a request that succeeds once, having done whatever must have been done before it. */
function requestMaker(
  deal: ExampleDeal,
  { wait, now, database }: Pick<ApiUnderTest, 'wait' | 'now' | 'database'>,
  ask: (call: Call, values: RequestValues) => Promise<Response>,
  codeOf: (orderRef: string) => Promise<string>,
  tokenTo: (email: string) => Promise<string>,
  { addLink, addUser, openSession }: TestPeople,
  uploads: ReturnType<typeof testRateUploads>,
) {
  const made = async <C extends Call>(call: C, values: RequestValues) => {
    const response = await ask(call, values)
    if (response.status !== 200) {
      throw new Error(`${call.path} answered ${response.status} ${await response.text()}`)
    }
    return (await response.json()) as Record<string, string>
  }
  let people = 0
  const newEmail = () => `user.${(people += 1)}@example.com`
  const newUser = async () => {
    const email = newEmail()
    return { email, userId: await addUser({ email }) }
  }
  /** Somebody of a company that no caller is of, as the office names them in an address. */
  const ofColleague = async () => ({
    id: await addUser({ email: newEmail(), companyId: 9, companyRole: 'admin' }),
  })
  const ofInvitation = async () => {
    const newUserId = `${'i'.repeat(16)}${100_000 + (people += 1)}`
    await addLink('invitation', { email: newEmail(), companyId: 9, newUserId })
    return { params: { id: newUserId } }
  }
  const somebody = (values: RequestValues): RequestValues => {
    people += 1
    const { body } = values
    const phone = `07700 ${900_000 + (people % 1000)}`
    return {
      ...values,
      ...(body && {
        body: {
          ...body,
          ...('phone' in body && { phone }),
          ...('email' in body && { email: `ada.${people}@example.com` }),
          ...('userEmail' in body && { userEmail: `ada.${people}@example.com` }),
        },
      }),
    }
  }
  const ofOrder = async (place: 'postOrder' | 'postPcpOrder', name: ServedCall) => {
    const order = await made(calls[place], somebody(exampleRequests(deal)[place]))
    wait(31_000)
    const { orderRef = '', writeToken = '' } = order
    const { params, body } = exampleRequests(deal)[name]
    return {
      ...(params && {
        params: Object.fromEntries(Object.keys(params).map((key) => [key, orderRef])),
      }),
      ...(body && {
        body: {
          ...body,
          ...('orderRef' in body && { orderRef }),
          ...('code' in body && { code: await codeOf(orderRef) }),
          ...('writeToken' in body && { writeToken }),
        },
      }),
    }
  }
  /** A lead: an enquiry that its visitor has confirmed. */
  const ofLead = async (name: ServedCall): Promise<RequestValues> => {
    const confirmation = await ofOrder('postOrder', 'confirmOrder')
    const { orderRef = '' } = await made(calls.confirmOrder, confirmation)
    const { params, ...values } = exampleRequests(deal)[name]
    return { ...values, params: { ...params, orderRef } }
  }
  const alertLink = async () => {
    const values = somebody(exampleRequests(deal).postPriceAlert)
    await made(calls.postPriceAlert, values)
    return tokenTo(String(values.body!['email']))
  }
  const ofAlerts = async (name: 'getPriceAlerts' | 'putPriceAlerts') => {
    const body = { token: await alertLink() }
    const { token = '' } = await made(calls.postPriceAlertConfirmation, { body })
    return { ...exampleRequests(deal)[name], params: { sealedEmail: token } }
  }
  const prepared: Partial<Record<ServedCall, () => Promise<RequestValues>>> = {
    getOrder: () => ofOrder('postOrder', 'getOrder'),
    putOrder: () => ofOrder('postOrder', 'putOrder'),
    putPcpOrder: () => ofOrder('postPcpOrder', 'putPcpOrder'),
    postOrderCode: () => ofOrder('postOrder', 'postOrderCode'),
    confirmOrder: () => ofOrder('postOrder', 'confirmOrder'),
    getCustomerForm: async () => {
      const values = somebody(exampleRequests(deal).postCustomerForm)
      const { hash } = await made(calls.postCustomerForm, values)
      return { params: { hash } }
    },
    postListConfirmation: async () => {
      const values = somebody(exampleRequests(deal).postNewsletterMember)
      await made(calls.postNewsletterMember, values)
      return { body: { token: await tokenTo(String(values.body!['email'])) } }
    },
    postLogin: async () => ({
      body: { email: (await newUser()).email, password: testPassword },
    }),
    postLogout: async () => {
      const { refreshToken } = await openSession((await newUser()).userId)
      return { body: { refreshToken } }
    },
    postRefresh: async () => {
      const { refreshToken } = await openSession((await newUser()).userId)
      return { body: { refreshToken } }
    },
    postAuthorizationToken: async () => ({ body: { password: testPassword } }),
    getPasswordRecovery: async () => ({
      params: { token: await addLink('recovery', await newUser()) },
    }),
    putRecoveredPassword: async () => ({
      params: { passwordRecoveryToken: await addLink('recovery', await newUser()) },
      body: { password: 'Rainy!day9' },
    }),
    getRegistration: async () => ({
      params: { token: await addLink('registration', { email: newEmail() }) },
    }),
    putUserConfirmation: async () => ({
      params: { registrationToken: await addLink('invitation', { email: newEmail() }) },
      body: exampleRequests(deal).putUserConfirmation.body!,
    }),
    getLead: () => ofLead('getLead'),
    putLeadMark: () => ofLead('putLeadMark'),
    deleteLeadMark: async () => {
      const values = await ofLead('deleteLeadMark')
      await database.call.markLead({
        orderRef: String(values.params!['orderRef']),
        providerId: null,
        state: 'ordered',
        day: null,
        by: 'operator',
        now: now(),
      })
      return values
    },
    postLeadNote: () => ofLead('postLeadNote'),
    putLeadAssignee: () => ofLead('putLeadAssignee'),
    postPriceAlertConfirmation: async () => ({ body: { token: await alertLink() } }),
    getPriceAlerts: () => ofAlerts('getPriceAlerts'),
    putPriceAlerts: () => ofAlerts('putPriceAlerts'),
    putUserAccess: async () => ({
      params: await ofColleague(),
      body: exampleRequests(deal).putUserAccess.body!,
    }),
    postInvitationResend: ofInvitation,
    deleteInvitation: ofInvitation,
    postDeactivation: async () => ({ params: await ofColleague() }),
    postReactivation: async () => ({ params: await ofColleague() }),
    getQuote: async () => {
      const { quoteRef = '' } = await made(calls.postQuote, exampleRequests(deal).postQuote)
      return { params: { quoteRef } }
    },
    getRateUpload: async () => ({ params: { uploadId: await uploads.arrived() } }),
    deleteRateUpload: async () => ({ params: { uploadId: await uploads.arrived() } }),
    postRateCheck: async () => ({
      ...exampleRequests(deal).postRateCheck,
      params: { uploadId: await uploads.arrived() },
    }),
    putRateUploadLive: async () => ({
      ...exampleRequests(deal).putRateUploadLive,
      params: { uploadId: await uploads.outdated() },
    }),
    postRateRollback: async () => ({
      body: { brandId: unquotedProvider, ...(await uploads.twoBooks()) },
    }),
    deleteApiKey: async () => ({ params: { keyId: await uploads.key() } }),
    getFormDraft: async () => {
      const { id } = await made(calls.postFormDraft, exampleRequests(deal).postFormDraft)
      return { params: { id } }
    },
  }
  return async (name: ServedCall): Promise<RequestValues> => {
    if (calls[name].caching === 'private') wait(unhurriedMs)
    return prepared[name]?.() ?? somebody(exampleRequests(deal)[name])
  }
}
