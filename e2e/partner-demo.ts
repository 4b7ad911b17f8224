// `npm run demo:partner`: serves a partner's page on another site than ours, with the demonstration's
// storefront Oak Money in it.
import http from 'node:http'
import { at } from './larkway/storefronts.ts'
import { partnerPage } from './larkway/partner-page.ts'

/** What the storefront's document in the demonstration lists. */
const port = 4190

const page = partnerPage(new URL(at('oakmoney.localhost', '/')).origin)

http
  .createServer((_, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    res.end(page)
  })
  .listen(port, '127.0.0.1', () =>
    process.stdout.write(`A partner’s page is at http://127.0.0.1:${port}/\n`),
  )
