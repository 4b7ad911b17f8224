import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { confirmedOrder, newPerson } from '../orders/confirmed-order.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import { testPeople } from './people.ts'

export type Lead = CallResponse<typeof calls.getLead>
export type LeadsPage = CallResponse<typeof calls.listLeads>

const everything: PermissionName[] = [
  'orders.read',
  'orders.update',
  'orders.export',
  'deadletters.retry',
]

/** People of the office who look after leads: two of one provider, one of another, one of our staff. */
export async function officeOver(api: ApiUnderTest) {
  const people = testPeople(api.services)
  let mails = 0

  /** Somebody of the office, with what they ask for. */
  async function somebody(companyId: number | null, permissions = everything) {
    const email = `office.${(mails += 1)}@office.example`
    const id = await people.addUser({ email, companyId, companyRole: 'admin', permissions })
    const ask = async (method: string, path: string, body?: object) => {
      const { accessToken } = await people.openSession(id)
      const headers = { authorization: `Bearer ${accessToken}` }
      return api.ask(path, { method, headers, ...(body && { body }) })
    }
    const send = async (method: string, path: string, body?: object) => {
      const response = await ask(method, path, body)
      return { status: response.status, body: (await response.json()) as unknown }
    }
    const lead = async (orderRef: string) =>
      (await send('GET', `/api/leads/${orderRef}`)).body as Lead
    const search = async (body: object = {}) =>
      (await send('POST', '/api/lead-searches', body)).body as LeadsPage
    const figures = async () =>
      (await send('GET', '/api/figures/enquiries')).body as CallResponse<
        typeof calls.getEnquiryFigures
      >
    return { id, ask, send, lead, search, figures }
  }

  // The provider of the deal that orders of tests are about.
  const { providerId } = await confirmedOrder(api, newPerson())
  const providers = await api.database.call.readProviders()
  const otherId = providers.find(({ id }) => id !== providerId)!.id
  return {
    people,
    somebody,
    providerId,
    otherId,
    ada: await somebody(providerId),
    grace: await somebody(providerId),
    stranger: await somebody(otherId),
    staff: await somebody(null),
  }
}

export type Office = Awaited<ReturnType<typeof officeOver>>
export type OfficePerson = Office['ada']
