import { readFileSync } from 'node:fs'
import { operatorTokenFile } from '#leasing-api/operator/operator-token.ts'
import { testPassword as password } from '../environments/people.ts'

type Message = { channel: string; to: string; body: string }

/**
 * Invites the admin of a provider to a running API, answers the invitation and logs in with the code
 * that the outbox holds; returns the access token.
 */
export async function officeSession(
  url: string,
  dataFolder: string,
  provider: string,
): Promise<string> {
  const email = `office.${Date.now()}@example.com`
  const invitation = new URLSearchParams({ provider, email, phone: '07700 900123' })
  const token = readFileSync(operatorTokenFile(dataFolder), 'utf8').trim()
  const invited = await fetch(`${url}/operator/users/invite?${invitation.toString()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  await invited.text()
  const outbox = async (wanted: (message: Message) => boolean): Promise<string> => {
    for (let tries = 0; tries < 100; tries++) {
      const response = await fetch(`${url}/outbox`, { headers: { accept: 'application/json' } })
      const { messages } = (await response.json()) as { messages: Message[] }
      const found = messages.find(wanted)
      if (found) return found.body
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The outbox never held the message.')
  }
  const send = async (path: string, method: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    return (await response.json()) as Record<string, string>
  }
  const link = /registration\/([\w-]+)/.exec(await outbox(({ to }) => to === email))![1]
  const person = { firstName: 'Ada', lastName: 'Lovelace' }
  await send(`/api/users/${link}/confirm`, 'PUT', {
    ...person,
    password,
    passwordConfirmation: password,
  })
  const step = await send('/api/login', 'POST', { email, password })
  const text = await outbox(({ channel }) => channel === 'sms')
  const session = await send('/api/login', 'POST', {
    token: step['token'],
    code: /\d{6}/.exec(text)![0],
  })
  return session['accessToken']!
}
