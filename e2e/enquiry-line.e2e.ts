import { config } from './config.ts'
import { steadyVisits } from './load/enquiry-line.ts'
import { expect, test } from './site-test.ts'

// `npm run prove:soak` does so for ten minutes at 40% of capacity.
test('C-153 ten visitors, one after the other half a second apart, all get their enquiry confirmed @wide @whole', async () => {
  const line = { siteUrl: config.siteUrl, apiUrl: config.leasingApiUrl }
  const visits = await steadyVisits(line, 2, 5000)
  expect(visits.flatMap(({ error }) => error ?? [])).toEqual([])
  expect(visits.length).toBeGreaterThanOrEqual(10)
})
