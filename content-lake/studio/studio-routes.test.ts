import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start({ SITE_URL: 'http://localhost:3456/anything' })
})
afterAll(() => lake.remove())

test('the Studio is told where the site is that it previews', async () => {
  const answer = await fetch(`${lake.url}/studio/site.json`)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toEqual({ siteUrl: 'http://localhost:3456' })
})
