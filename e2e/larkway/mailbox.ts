import { expect, type APIRequestContext } from '@playwright/test'
import { messagesTo } from './outbox.ts'

/** The mailbox of whoever answers messages, as a demonstration names it. */
const team = 'messages@larkway.example'

/** What a form has sent by now, to whoever filled it in and to whoever answers it: both come from a queue. */
export async function mailAbout(request: APIRequestContext, email: string) {
  const read = async () => ({
    own: await messagesTo(request, email),
    team: (await messagesTo(request, team)).filter(({ body }) => body.includes(email)),
  })
  await expect
    .poll(async () => {
      const mail = await read()
      return Math.min(mail.own.length, mail.team.length)
    })
    .toBeGreaterThan(0)
  return read()
}
