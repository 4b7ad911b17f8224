import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const host = 'larkway.example'
const authorization = `Bearer lwk_${'a'.repeat(43)}`

test.each([
  ['GET', '/forms/enquiry', { host }, true],
  ['POST', '/forms/enquiry', { host, origin: 'https://larkway.example' }, true],
  ['POST', '/forms/enquiry', { host, origin: 'http://larkway.example' }, true], // https ends at the proxy
  ['POST', '/forms/enquiry', { host: 'localhost:3000', origin: 'http://localhost:3000' }, true],
  [
    'POST',
    '/forms/enquiry',
    { host: 'larkway.example:443', origin: 'https://larkway.example' },
    true,
  ],
  ['POST', '/forms/enquiry', { host }, false],
  ['POST', '/forms/enquiry', { host, origin: 'null' }, false], // a sandboxed frame
  ['POST', '/forms/enquiry', { host, origin: 'https://evil.example' }, false],
  ['POST', '/forms/enquiry', { host, origin: 'https://larkway.example.evil.example' }, false],
  ['POST', '/forms/enquiry', { host: 'localhost:3000', origin: 'http://localhost:4000' }, false],
  [
    'POST',
    '/forms/enquiry',
    { host, origin: 'https://larkway.example', site: 'cross-site' },
    false,
  ],
  [
    'POST',
    '/forms/enquiry',
    { host, origin: 'https://larkway.example', site: 'same-origin' },
    true,
  ],
  ['DELETE', '/api/orders/1', { host }, false],
  ['POST', '/site/webhooks/leasing', { host }, true], // signed
  ['POST', '/api/front-errors', { host }, true],
  ['POST', '/api/front-errors/more', { host }, false],
  ['POST', '/forms/unsubscribe', { host }, true], // a mail program
  ['POST', '/forms/unsubscribe', { host, site: 'cross-site' }, false],
  ['POST', '/forms/unsubscribe', { host, origin: 'null' }, false],
  ['POST', '/forms/unsubscribe', { host, origin: 'https://evil.example' }, false],
  ['POST', '/forms/unsubscribe/more', { host }, false],
  ['POST', '/forms/stop-alerts', { host }, true], // a mail program
  ['POST', '/forms/stop-alerts', { host, origin: 'https://evil.example' }, false],
  ['POST', '/forms/change-alerts', { host }, false],
  // C-182: a provider's own system
  ['PUT', '/api/rate-uploads/x/file', { host, authorization }, true],
  ['PUT', '/api/rate-uploads/x/file', { host, authorization: 'Bearer of.a.user' }, false],
  ['PUT', '/api/rate-uploads/x/file', { host, authorization, site: 'cross-site' }, false],
  ['POST', '/api/rate-uploads', { host, authorization, origin: 'https://evil.example' }, false],
  ['POST', '/forms/enquiry', { host, authorization }, false],
])('%s %s %o: %s', (method, pathname, sender, expected) => {
  expect(isSameOrigin(method, pathname, sender)).toBe(expected)
})
