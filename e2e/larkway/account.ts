import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { newestMessageTo } from './outbox.ts'
import { ownAddress } from './own-address.ts'

export const password = 'Sunny!day9'

export const newEmail = () => `user.${crypto.randomUUID().slice(0, 8)}@example.com`

/** The way of the link in the newest e-mail to an address. */
export async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  const { body } = await newestMessageTo(request, email)
  return /https?:\/\/[^/\s]+(\/(?:registration|password-recovery)\/[\w-]+)/.exec(body)![1]!
}

/** An activated account, made without a page. */
export async function account(
  request: APIRequestContext,
  page: Page,
  email = newEmail(),
): Promise<string> {
  const headers = { ...ownAddress(), origin: new URL(page.url()).origin }
  const person = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    password,
    passwordConfirmation: password,
  }
  const sent = await request.post('/api/users', { data: { ...person, email }, headers })
  expect(sent.status()).toBe(200)
  const token = (await linkTo(request, email)).split('/').at(-1)!
  const pressed = await request.put(`/api/users/${token}/confirm`, { data: {}, headers })
  expect(pressed.status()).toBe(200)
  return email
}

/** Fills in the log-in of a page or a dialog and sends it. */
export async function logIn(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Log in' }).click()
}
