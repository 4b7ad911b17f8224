import { config } from './config.ts'
import { expect, test } from './site-test.ts'

/** What the page of each address that `npm start` prints says first. */
const headings: Readonly<Record<string, RegExp>> = {
  Site: /<h1[ >]/,
  // The Studio draws itself in the browser; its document has the title of every Studio.
  Studio: /<title>Sanity Studio</,
  'Message outbox': /<h1>Outbox<\/h1>/,
  'API reference': /<h1>Leasing API<\/h1>/,
}

for (const { label, address } of config.printedAddresses) {
  test(`${label}: the printed address is a page @no-script`, async ({ request }) => {
    // The second time, what the page is made of is in a cache.
    for (let turn = 0; turn < 2; turn++) {
      const response = await request.get(address)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^text\/html\b/)
      expect(await response.text()).toMatch(headings[label] ?? /nothing is expected of this label/)
    }
  })
}
