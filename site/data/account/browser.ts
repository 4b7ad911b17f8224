import type { CallResponse } from '#core/contract/call.ts'
import type { CallInput } from '#core/contract/http/client.ts'
import type { CallShape } from '#core/contract/call-shape.ts'
import type { CallName, calls } from '#core/contract/calls.ts'
import {
  getUser,
  getWatched,
  listEnquiries,
  postAuthorizationToken,
  postDataExport,
  postErasure,
  postSavedDeals,
  postSearchRemoval,
  putOwnAlerts,
  putSavedDeals,
  putUser,
} from '#core/contract/generated/account-request-shapes.ts'
import {
  postLogin,
  postPasswordRecovery,
  postUser,
  putRecoveredPassword,
  putUserConfirmation,
} from '#core/contract/generated/form-request-shapes.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { messageText } from '#core/messages/message-text.ts'
import type { SessionUser } from '#core/session/session.ts'
import { type FormErrors, serverErrors } from '#core/validation/errors/server-errors.ts'
import { askBrowser } from '../leasing/browser.ts'

export { randomId } from '../leasing/random-id.ts'

export type Refused = { errors: FormErrors<string> }

/**
 * Makes a call; what the leasing API refuses comes back by field.
 * @param failure what is said of a failure without words of its own
 */
export async function sendForm<Name extends CallName>(
  shape: CallShape<Name>,
  input: CallInput<(typeof calls)[Name]>,
  failure = messageText('errors.generic'),
): Promise<{ response: CallResponse<(typeof calls)[Name]> } | Refused> {
  try {
    return { response: await askBrowser(shape, input) }
  } catch (error) {
    return {
      errors:
        error instanceof LeasingApiError
          ? serverErrors(error.body, shape.bodyFields ?? [])
          : { form: failure },
    }
  }
}

export type Enquiries = CallResponse<(typeof calls)['listEnquiries']>

export type Watched = CallResponse<(typeof calls)['getWatched']>

export type Typed = Readonly<Record<string, string>>

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })

/** The requests of accounts that need no session. */
export const guestRequests = {
  logIn: (body: Typed) => sendForm(postLogin, { body }),
  register: (body: Typed) => sendForm(postUser, { body }),
  recover: (body: Typed) => sendForm(postPasswordRecovery, { body }),
  confirm: (registrationToken: string, body: Typed) =>
    sendForm(putUserConfirmation, { params: { registrationToken }, body }),
  setPassword: (passwordRecoveryToken: string, body: Typed) =>
    sendForm(putRecoveredPassword, { params: { passwordRecoveryToken }, body }),
}

/** The requests of somebody logged in. */
export const userRequests = {
  user: async (id: string, accessToken: string): Promise<SessionUser> => {
    const user = await askBrowser(getUser, { params: { id }, headers: bearer(accessToken) })
    const { companyId, companyRole } = user
    return {
      ...user,
      companyId: companyId === null ? null : String(companyId),
      companyRole: companyRole === 'admin' ? companyRole : null,
    }
  },
  enquiries: (id: string, accessToken: string) =>
    askBrowser(listEnquiries, { params: { id }, headers: bearer(accessToken) }),
  watched: (id: string, accessToken: string) =>
    askBrowser(getWatched, { params: { id }, headers: bearer(accessToken) }),
  changeAlert: (
    id: string,
    { alert, isWatching }: { alert: string; isWatching: boolean },
    accessToken: string,
  ) =>
    sendForm(putOwnAlerts, {
      params: { id },
      body: { ids: [alert], isWatching },
      headers: bearer(accessToken),
    }),
  removeSearch: (id: string, hash: string, accessToken: string) =>
    sendForm(postSearchRemoval, { params: { id }, body: { hash }, headers: bearer(accessToken) }),
  change: (
    id: string,
    body: { email?: string; leaseReminders?: boolean; authorizationToken?: string },
    accessToken: string,
  ) => sendForm(putUser, { params: { id }, body, headers: bearer(accessToken) }),
  exportData: (id: string, authorizationToken: string, accessToken: string) =>
    sendForm(postDataExport, {
      params: { id },
      body: { authorizationToken },
      headers: bearer(accessToken),
    }),
  erase: (id: string, authorizationToken: string, accessToken: string) =>
    sendForm(postErasure, {
      params: { id },
      body: { authorizationToken },
      headers: bearer(accessToken),
    }),
  joinDeals: (id: string, deals: string[], accessToken: string) =>
    askBrowser(postSavedDeals, { params: { id }, body: { deals }, headers: bearer(accessToken) }),
  replaceDeals: (id: string, deals: string[], accessToken: string) =>
    askBrowser(putSavedDeals, { params: { id }, body: { deals }, headers: bearer(accessToken) }),
  authorize: (body: Typed, accessToken: string) =>
    sendForm(postAuthorizationToken, { body, headers: bearer(accessToken) }),
}
