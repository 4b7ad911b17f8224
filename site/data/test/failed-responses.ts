import { HttpResponse } from 'msw'
import { messageText } from '#core/messages/message-text.ts'

/** One way a call fails: what arrives, what its caller gets, and what is reported. */
export type FailedResponse = {
  name: string
  respond: () => Response
  status: number
  /** The key of the text that a visitor is shown. */
  errorKey: 'errors.generic' | 'errors.formLimit'
  /** The request's id where the API named it itself. */
  ofTheApi?: string
  /** The part of the report that tells of the response. */
  reported: string
}

const generic = 'errors.generic'
const ofTheApi = 'of-the-api'
const ofOurs = (status: number, errorKey: FailedResponse['errorKey']) => () =>
  HttpResponse.json(
    { error_key: errorKey, message: messageText(errorKey), errors: {}, requestId: ofTheApi },
    { status },
  )
const page = '<h1>Busy, write to ada@example.com'
const text = (body: string | null, status: number) => () => new HttpResponse(body, { status })

/** Every way a call fails. Rule C-15 says which status it counts as, C-26 what of it is reported. */
export const failedResponses: readonly FailedResponse[] = [
  {
    name: 'a refused connection',
    respond: () => HttpResponse.error(),
    status: 0,
    errorKey: generic,
    reported: '',
  },
  {
    name: 'a response that breaks off',
    respond: () =>
      new HttpResponse(
        new ReadableStream({
          start: (body) => body.enqueue(new TextEncoder().encode('{"data"')),
          pull: (body) => body.error(new TypeError('terminated')),
        }),
      ),
    status: 0,
    errorKey: generic,
    reported: '',
  },
  {
    name: '500 with our error body',
    respond: ofOurs(500, generic),
    ofTheApi,
    status: 500,
    errorKey: generic,
    reported: `{"error_key":"errors.generic","message":"[removed]","errors":{},"requestId":"of-the-api"}`,
  },
  {
    name: '429 with our error body',
    respond: ofOurs(429, 'errors.formLimit'),
    ofTheApi,
    status: 429,
    errorKey: 'errors.formLimit',
    reported: `{"error_key":"errors.formLimit","message":"[removed]","errors":{},"requestId":"of-the-api"}`,
  },
  {
    name: '429 of a proxy',
    respond: text(null, 429),
    status: 429,
    errorKey: generic,
    reported: '',
  },
  {
    name: '500 with JSON of another kind',
    respond: () => HttpResponse.json({ message: 'Ada is not known' }, { status: 500 }),
    status: 500,
    errorKey: generic,
    reported: '{"message":"[removed]"}',
  },
  {
    name: '500 with HTML',
    respond: text(page, 500),
    status: 500,
    errorKey: generic,
    reported: '<h1>Busy, write to [removed]',
  },
  {
    name: '500 without a body',
    respond: text('', 500),
    status: 500,
    errorKey: generic,
    reported: '',
  },
  {
    name: '200 with HTML',
    respond: text(page, 200),
    status: 502,
    errorKey: generic,
    reported: '<h1>Busy, write to [removed]',
  },
  {
    name: 'JSON that is cut',
    respond: text('{"data":[{"name"', 200),
    status: 502,
    errorKey: generic,
    reported: '{"data":[{"name"',
  },
  { name: 'null', respond: text('null', 200), status: 502, errorKey: generic, reported: 'null' },
  { name: 'an empty body', respond: text('', 200), status: 502, errorKey: generic, reported: '' },
  { name: '204', respond: text(null, 204), status: 502, errorKey: generic, reported: '' },
]
