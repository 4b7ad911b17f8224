import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { codeSentTo, messagesTo, newestMessageTo } from './outbox.ts'
import { newVisitor } from './visitor.ts'

export const password = 'Sunny!day9'

/** Somebody who works in the office: their log-ins are confirmed by a code to their phone. */
export type Colleague = { email: string; phone: string; phoneE164: string }

/** Somebody new, who is to be invited. */
export function newColleague(): Colleague {
  const { phone, phoneE164 } = newVisitor()
  return { email: `colleague.${crypto.randomUUID().slice(0, 8)}@example.com`, phone, phoneE164 }
}

/** Invites somebody by the command that a person would use: to our staff, or to a provider. */
export async function invite(provider: string | null): Promise<Colleague> {
  const colleague = newColleague()
  const who = provider === null ? ['--staff'] : ['--provider', provider]
  await promisify(execFile)(
    process.execPath,
    [
      'scripts/commands/users-invite.ts',
      ...who,
      ...['--email', colleague.email, '--phone', colleague.phone],
    ],
    { cwd: path.resolve(import.meta.dirname, '../..'), timeout: 45_000 },
  )
  return colleague
}

/** The way of the link in an invitation. */
export async function invitationLink(
  request: APIRequestContext,
  { email }: Pick<Colleague, 'email'>,
): Promise<string> {
  const { body } = await newestMessageTo(request, email)
  return /https?:\/\/[^/\s]+(\/registration\/[\w-]+)/.exec(body)![1]!
}

/** Answers an invitation on its page. */
export async function accept(page: Page, request: APIRequestContext, colleague: Colleague) {
  await page.goto(await invitationLink(request, colleague))
  // The footer has a form with names of its own.
  const main = page.getByRole('main')
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('The same password again').fill(password)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is activated')
}

/** Types password and code into the log-in that is shown. */
export async function logIn(page: Page, request: APIRequestContext, colleague: Colleague) {
  const { email, phoneE164 } = colleague
  const before = (await messagesTo(request, phoneE164)).length
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login?step=2')
  await expect
    .poll(async () => (await messagesTo(request, phoneE164)).length)
    .toBeGreaterThan(before)
  await page.getByLabel('Code from the text message').fill(await codeSentTo(request, phoneE164))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL('/login?step=2')
}

/** A colleague in the office, at one of its pages. */
export async function openOffice(
  page: Page,
  request: APIRequestContext,
  {
    provider = null,
    address = '/admin/users',
  }: { provider?: string | null; address?: string } = {},
): Promise<Colleague> {
  const colleague = await invite(provider)
  await accept(page, request, colleague)
  await page.goto(address)
  await expect(page).toHaveURL('/login')
  await logIn(page, request, colleague)
  await expect(page).toHaveURL(address)
  // The first log-in opens the account details.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  return colleague
}
