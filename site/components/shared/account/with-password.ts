import { messageText } from '#core/messages/message-text.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import type { Typed } from '#site/data/account/browser.ts'
import { accountStore } from './account-in-browser.ts'

type Result = { errors: FormErrors<string> } | { response: unknown }

/** Does what needs the password again: gives it, then asks with its proof. Rules S-13, C-162. */
export async function withPassword<Done extends Result>(
  { password = '' }: Typed,
  request: (authorizationToken: string, accessToken: string) => Promise<Done>,
): Promise<Done | { errors: FormErrors<string> }> {
  const account = accountStore()
  const errors = await account.authorize(password)
  if (errors) return { errors }
  const token = await account.token()
  const proof = account.authorization()
  return token.ok && proof !== null
    ? request(proof, token.accessToken)
    : { errors: { form: messageText('errors.generic') } }
}
