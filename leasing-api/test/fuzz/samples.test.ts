import { describe, expect, test } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { fillPath, pathNames } from '#core/contract/http/path.ts'
import { isList } from '#core/contract/http/query-field.ts'
import { readQuery } from '#core/contract/http/query.ts'
import { readBody } from '#core/contract/http/body.ts'
import { routes } from '#leasing-api/routes/index.ts'
import type { ServedCall } from '#leasing-api/routes/not-served-yet.ts'
import { exampleRequests } from '#leasing-api/reference/examples.ts'
import { callMatcher } from '../environments/call-matcher.ts'
import { bodySamples } from './body-samples.ts'
import { pathSamples } from './path-samples.ts'
import { querySamples } from './query-samples.ts'

const served = routes.map(({ name }) => name as ServedCall)
const callOf = (name: ServedCall): Call => calls[name]

const deal = {
  capId: '10000001',
  offerId: '3-10000001-p36-8000-6-fn',
  providerId: 3,
  manufacturer: 'ford',
  range: 'puma',
  monthlyPayment: 199,
  carModelId: '7',
  bodyType: 'suv',
  pcpOfferId: '3-10000002-c36-8000-2000',
  pcpCapId: '10000002',
  pcpMonthlyPayment: 249,
}
const examples = exampleRequests(deal)

/** Fields that are good only as this server sealed or stored them: the tests of their routes send such. */
const onlyAsStored = new Set([
  'postUnsubscribe token',
  'postLogin token',
  'putLeadMark on',
  'putLeadAssignee userId',
  'putLeadAssignee was',
])

describe('C-01 every field that is declared has samples, and they are what they say', () => {
  const queryFields = served.flatMap((name) =>
    Object.keys(callOf(name).query.shape).map((field) => [name, field] as const),
  )
  test.each(queryFields)('%s: %s of the query', (name, field) => {
    const samples = querySamples(name, field)
    expect(samples, `Write samples of ${field} into contract/query-samples.ts.`).toBeDefined()
    const { good, bad } = samples!
    expect(good.length).toBeGreaterThan(isList(callOf(name).query.shape[field]) ? 1 : 0)
    // The one field whose other values are another call.
    expect(bad.length > 0).toBe(name !== 'listOfferColumns')
    const rest = name === 'listOfferColumns' ? {} : (examples[name].query ?? {})
    for (const value of good) {
      expect(readQuery(callOf(name), query({ ...rest, [field]: value }))).toMatchObject({
        ok: true,
      })
    }
    for (const value of bad) {
      expect(readQuery(callOf(name), query({ ...rest, [field]: value })), value).toMatchObject({
        ok: false,
        errors: { [field]: expect.any(Array) },
      })
    }
  })

  const pathFields = served.flatMap((name) =>
    pathNames(callOf(name).path).map((field) => [name, field] as const),
  )
  test.each(pathFields)('%s: %s of the path', async (name, field) => {
    const samples = pathSamples(name, field)
    expect(samples, `Write samples of ${field} into contract/path-samples.ts.`).toBeDefined()
    const { method, path } = callOf(name)
    const matchedCall = callMatcher({ [name]: callOf(name) })
    const read = async (value: string) =>
      matchedCall(method, fillPath(path, { ...examples[name].params, [field]: value }))
    expect(await read(String(examples[name].params![field]))).not.toBeNull()
    expect(samples!.malformed.length).toBeGreaterThan(0)
    for (const value of samples!.malformed) expect(await read(value), value).toBeNull()
    for (const value of samples!.unknown) expect(await read(value), value).not.toBeNull()
  })

  const bodyFields = served.flatMap((name) =>
    Object.keys(callOf(name).body?.shape ?? {}).map((field) => [name, field] as const),
  )
  test.each(bodyFields)('%s: %s of the body', (name, field) => {
    const samples = bodySamples(name, field)
    expect(samples, `Write samples of ${field} into contract/body-samples.ts.`).toBeDefined()
    const body = examples[name].body!
    // What only the example can know, an id or a reference, is good as the example has it.
    const triedElsewhere = onlyAsStored.has(`${name} ${field}`)
    expect(samples!.good.length > 0 || field in body || triedElsewhere).toBe(true)
    for (const value of samples!.good) {
      expect(readBody(callOf(name), { ...body, [field]: value })).toMatchObject({ ok: true })
    }
    expect(samples!.bad.length).toBeGreaterThan(0)
    for (const value of samples!.bad) {
      const reading = readBody(callOf(name), { ...body, [field]: value })
      expect([value, reading]).toEqual([
        value,
        { ok: false, errors: { [field]: expect.any(Array) } },
      ])
    }
  })
})

function query(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [field, value] of Object.entries(fields)) {
    for (const each of [value].flat()) params.append(field, each === true ? '1' : String(each))
  }
  return params
}
