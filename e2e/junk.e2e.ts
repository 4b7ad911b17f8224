import { config } from './config.ts'
import { sendJunk } from './junk/send-junk.ts'
import { expect, test } from './site-test.ts'

// `npm run prove:junk` sends a hundred thousand. Time is not looked at here: other tests run beside it.
test('C-154 three hundred pieces of junk are refused or answered, and none does harm @wide', async () => {
  const report = await sendJunk({ siteUrl: config.siteUrl, count: 300, seed: 17, atOnce: 4 })
  expect(report.failures.filter((each) => !/is answered after \d+ ms/.test(each))).toEqual([])
  expect([...report.statuses.keys()].toSorted()).toEqual([
    'call',
    'form',
    'header',
    'page',
    'socket',
  ])
  const seen = new Set([...report.statuses.values()].flatMap((each) => [...each.keys()]))
  // The sample reaches what it is about.
  for (const status of [200, 400, 404, 405]) expect(seen).toContain(status)
})
