import type { APIRequestContext } from '@playwright/test'
import { ownAddress } from './larkway/own-address.ts'
import { expect, test } from './site-test.ts'

/** Lists whose pages say different things beside their cars. */
const places = [
  '/compare-car-leasing',
  '/business-car-leasing',
  '/pcp',
  '/van-leasing',
  '/car-leasing/electric-cars',
  '/special-offers',
  '/in-stock-car-lease-deals',
  '/body-type/suv',
  '/budget/250to350',
]

/** Queries that leave cars on most lists. */
const queries = [
  'budgetTo=900',
  'manufacturers=ford,kia',
  'budgetFrom=120&budgetTo=800',
  'sort=price%7Cdesc',
  'everyDeal=1',
]

const payload = '<script>(self.__next_f='

async function documentAt(request: APIRequestContext, address: string) {
  const response = await request.get(address, {
    headers: { ...ownAddress(), 'accept-encoding': 'identity' },
  })
  expect(response.status(), address).toBe(200)
  const html = await response.text()
  const at = html.indexOf(payload)
  // Rows of the payload come as they are ready, which is not the same each time.
  const rows = html.slice(at).split(String.raw`\n`).length
  const script = html.slice(at).replaceAll(/(?:\\u0026|\?)hash=of-nobody/g, '')
  return { page: html.slice(0, at), rows, scriptLength: script.length }
}

/** The first that is different in two pages, with a little of what stands before it. */
function firstDifference(one: string, other: string): [string, string] | null {
  if (one === other) return null
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 80)
  return [one.slice(from, from + 240), other.slice(from, from + 240)]
}

for (const place of places) {
  test(`D-114 ${place} is the same from a frame as from Next @wide`, async ({ request }) => {
    // Two make the frame.
    for (const query of ['budgetTo=901', 'budgetTo=902']) {
      await request.get(`${place}?${query}`, { headers: ownAddress() })
    }
    for (const query of queries) {
      // Two answers are not made of the same where prices or texts change between them.
      await expect(async () => {
        const framed = await documentAt(request, `${place}?${query}`)
        // What belongs to one person is never made from a frame.
        const whole = await documentAt(request, `${place}?${query}&hash=of-nobody`)
        expect(firstDifference(framed.page, whole.page), query).toBeNull()
        expect({ ...framed, page: '' }).toEqual({ ...whole, page: '' })
      }).toPass({ timeout: 5000 })
    }
  })
}
