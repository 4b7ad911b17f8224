import type { IncomingMessage } from 'node:http'
import { listening } from './listening.ts'

/** What the services below are configured with. */
export const documentedSettings = {
  twilio: { accountSid: 'AC1', authToken: 'secret', from: '+441134960000' },
  mailchimp: { apiKey: '0123abcd-us21', listId: 'list1' },
  meta: { pixelId: '12345', accessToken: 'token' },
  valuation: { key: 'k' },
  phoneValidation: { key: 'k&1' },
}

type Received = { path: string; query: URLSearchParams; body: string; authorization: string }
type Reply = { status: number; json: unknown }

const refusal = (status: number, json: unknown): Reply => ({ status, json })
const basic = (user: string, password: string) => `Basic ${btoa(`${user}:${password}`)}`

/** Twilio: the account's own credentials, a form with recipient, sender and text. */
function twilio({ path, body, authorization }: Received): Reply {
  const { accountSid, authToken } = documentedSettings.twilio
  if (authorization !== basic(accountSid, authToken)) {
    return refusal(401, { code: 20003, message: 'Authenticate', status: 401 })
  }
  if (path.endsWith(`/${accountSid}.json`)) return { status: 200, json: { sid: accountSid } }
  const form = new URLSearchParams(body)
  const isWhole = ['To', 'From', 'Body'].every((field) => form.get(field))
  if (!isWhole) return refusal(400, { code: 21604, message: 'Missing', status: 400 })
  return { status: 201, json: { sid: 'SM1', status: 'queued', error_code: null } }
}

/** Mailchimp: any user name with the key, a member's address and status. */
function mailchimp({ path, body, authorization }: Received): Reply {
  const { apiKey, listId } = documentedSettings.mailchimp
  if (authorization !== basic('larkway', apiKey)) {
    return refusal(401, { title: 'API Key Invalid', status: 401 })
  }
  const list = `/3.0/lists/${listId}`
  if (path === list) return { status: 200, json: { id: listId, name: 'Larkway' } }
  const isMember = path.startsWith(`${list}/members/`)
  if (!isMember) return refusal(404, { title: 'Resource Not Found', status: 404 })
  const { status } = JSON.parse(body) as { status?: string }
  return { status: 200, json: { id: path.slice(-32), status } }
}

/** Meta: the token in the body, at least one event. */
function meta({ path, query, body, authorization }: Received): Reply {
  const { accessToken } = documentedSettings.meta
  if (query.get('fields') === 'id' && authorization === `Bearer ${accessToken}`) {
    return { status: 200, json: { id: path.split('/').at(-1) } }
  }
  const { access_token, data } = JSON.parse(body) as { access_token?: string; data?: unknown[] }
  if (access_token !== accessToken) {
    return refusal(400, { error: { type: 'OAuthException', code: 190 } })
  }
  if (!data?.length) return refusal(400, { error: { type: 'OAuthException', code: 100 } })
  return { status: 200, json: { events_received: data.length, messages: [], fbtrace_id: 'A' } }
}

/** The valuation partner: a bearer key. */
function valuation({ authorization }: Received): Reply {
  if (authorization !== `Bearer ${documentedSettings.valuation.key}`) return refusal(401, {})
  const worth = { low: 9500, middle: 10_000, high: 10_500 }
  return { status: 200, json: { make: 'Ford', model: 'Puma ST', regDate: '2023-04-02', ...worth } }
}

/** Numbers that the validation service calls invalid. */
export const invalidPhone = '07700 900666'

/** The phone validation service: the key in the query, failures in the status of the body. */
function phoneValidation({ query, body }: Received): Reply {
  const isKnown = query.get('key') === documentedSettings.phoneValidation.key
  const { telephoneNumber, defaultCountry } = JSON.parse(body) as Record<string, string>
  const isInvalid = telephoneNumber === invalidPhone.replaceAll(' ', '')
  return {
    status: 200,
    json: {
      Status: { Success: isKnown && defaultCountry === 'GB' },
      Result: { ValidationResult: isInvalid ? 'Invalid' : 'Valid' },
    },
  }
}

const services: readonly [string, (received: Received) => Reply][] = [
  ['/2010-04-01/Accounts/', twilio],
  ['/3.0/lists/', mailchimp],
  ['/v23.0/', meta],
  ['/value', valuation],
  ['/phone', phoneValidation],
]

/** The services that we use, as their documentation says they answer, on one port. */
export async function documentedServices() {
  const received: (Received & { method: string })[] = []
  const server = await listening((request, response) => {
    void read(request).then((each) => {
      received.push({ ...each, method: request.method! })
      const reply = services.find(([prefix]) => each.path.startsWith(prefix))![1](each)
      response.writeHead(reply.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(reply.json))
    })
  })
  return { ...server, received }
}

async function read(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url!, 'http://service')
  const chunks: Buffer[] = []
  for await (const part of request) chunks.push(part as Buffer)
  return {
    path: url.pathname,
    query: url.searchParams,
    body: Buffer.concat(chunks).toString(),
    authorization: request.headers.authorization ?? '',
  }
}
