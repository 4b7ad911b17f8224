import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { type ContractWorld, contractWorld } from '../environments/contract-world.ts'

let world: ContractWorld
beforeAll(async () => {
  world = await contractWorld()
})
afterAll(() => world.close())

/** Fields whose values are somebody's, or open something. */
const personal = /name|phone|email|postcode|reg$|body|message|code|token|hash|password|ref$|id$/i

/** The texts in a body or a path that belong to somebody: those of personal fields, however deep. */
function personalTexts(value: unknown, isPersonal = false): string[] {
  if (typeof value === 'string') return isPersonal && value.length >= 6 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    personalTexts(each, isPersonal || personal.test(name)),
  )
}

/** What is public: names and numbers of cars, offers and providers. */
const publicText = /^\d+-|^\d{8}$|^[a-z-]+$/

test('C-147 whatever is sent to any call that changes something, or is somebody’s own, the log holds nothing of it', async () => {
  const somebodys = new Set<string>()
  for (const { name } of routes) {
    const call = calls[name as ServedCall]
    if (call.caching !== 'private') continue
    const values = await world.requestFor(name as ServedCall)
    const response = await world.ask(call, values)
    expect([200, 204], `${name} ${response.status}`).toContain(response.status)
    const answer: unknown = response.status === 204 ? null : await response.json()
    for (const text of [...personalTexts(values), ...personalTexts(answer)]) somebodys.add(text)
  }
  const texts = await world.api.database.call.listOutboxMessages({ most: 1000 })
  for (const { recipient, body } of texts) {
    somebodys.add(recipient)
    for (const [code] of body.matchAll(/\b\d{6}\b|(?<==)[\w-]{22}/g)) somebodys.add(code)
  }
  const secrets = [...somebodys].filter((text) => !publicText.test(text) || /@|^\+44/.test(text))
  expect(secrets.length).toBeGreaterThan(50)
  expect(secrets.filter((text) => /^\d{6}$/.test(text)).length).toBeGreaterThan(3)
  const log = world.api.logged()
  expect(log.split('\n').length).toBeGreaterThan(30)
  expect(secrets.filter((text) => log.includes(text))).toEqual([])
})
