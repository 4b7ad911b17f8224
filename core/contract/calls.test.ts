import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { declared } from './test/declared.ts'
import { pathNames } from './http/path.ts'

const named: [string, Call][] = Object.entries(calls)

const answersOf = (call: Call) =>
  Object.keys((call.response as z.ZodObject).shape as Record<string, unknown>)

test.each(named)('C-01 %s is declared whole', (_, call) => {
  expect(pathNames(call.path)).toEqual(Object.keys(call.params.shape))
  expect(call.path).toMatch(/^\/(api|internal)\/[a-z0-9/{}-]+$/i)
  expect(call.summary).toMatch(/^[A-Z].*\.$/s)
  expect(call.group).not.toBe('')
  if (call.method === 'GET' || call.method === 'DELETE') expect(call.body).toBeUndefined()
  for (const [status, meaning] of Object.entries(call.failures ?? {})) {
    expect(Number(status)).toBeGreaterThanOrEqual(401)
    expect(meaning).toMatch(/\.$/)
  }
})

test('C-14 who may make which call: everybody makes the rest', () => {
  const others = named.filter(([, { authority }]) => !['guest', 'office'].includes(authority))
  expect(others.map(([name, { authority }]) => `${name}: ${authority}`)).toEqual([
    'putOrder: writer',
    'putPcpOrder: writer',
    'getExperimentCounts: site',
    'getUser: user',
    'getPermissions: user',
    'postAuthorizationToken: user',
    'putUser: user',
    'listEnquiries: user',
    'getWatched: user',
    'putOwnAlerts: user',
    'postSearchRemoval: user',
    'postSavedDeals: user',
    'putSavedDeals: user',
    'postDataExport: user',
    'postErasure: user',
    'postFormDraft: site',
    'getFormDraft: site',
  ])
})

test('S-80 the calls of the office, and no others, name a permission', () => {
  for (const [name, { authority, permission, failures }] of named) {
    expect(permission !== undefined, name).toBe(authority === 'office')
    if (authority === 'office')
      expect(failures, name).toMatchObject({ 401: expect.any(String), 403: expect.any(String) })
  }
})

test('C-14 the site keeps to itself what does not stand under /api', () => {
  for (const [name, { path, authority }] of named) {
    expect(path.startsWith('/api/'), name).toBe(authority !== 'site')
  }
})

test('C-16 every list by pages says how many there are and of which prices', () => {
  const byPages = named.filter(
    ([, call]) => call.authority !== 'office' && 'rows' in call.query.shape,
  )
  expect(byPages.map(([name]) => name)).toEqual([
    'listDerivatives',
    'listPlainDerivatives',
    'listRangeDerivatives',
    'listCarModelDerivatives',
    'listSpecialOffers',
    'listOffers',
    'listPcpOffers',
    'listManufacturers',
    'listBudgetCarModels',
  ])
  for (const [name, call] of byPages) {
    expect(answersOf(call), name).toEqual(
      expect.arrayContaining(['data', 'total', 'page', 'rows', 'ratesVersion']),
    )
  }
})

test('C-19 what would tell whether somebody is known answers every time the same', () => {
  const silent = [
    calls.postLandingMember,
    calls.postNewsletterMember,
    calls.postUnsubscribe,
    calls.deleteSubscription,
    calls.postLogout,
    calls.postPasswordRecovery,
    calls.postUser,
  ]
  for (const call of silent) {
    expect(call.response.safeParse({ status: 'done' })).toMatchObject({ success: true })
    expect(call.response.safeParse({ status: 'known' })).toMatchObject({ success: false })
    expect(Object.keys(call.response.shape)).toEqual(['status'])
  }
})

describe('C-33 what names a person has a call that carries it in the body', () => {
  const personal = ['email', 'reg', 'phone', 'name', 'postcode', 'password', 'code']

  test.each(named)('%s', (_, call) => {
    const inAddress = [...pathNames(call.path), ...declared(call).query]
    const found = inAddress.filter((field) => personal.includes(field))
    if (found.length === 0) return
    const twin = named.find(
      ([, { method, path }]) =>
        method === 'POST' &&
        path ===
          call.path.replace(/\/\{(\w+)\}$/, (end, name: string) =>
            personal.includes(name) ? '' : end,
          ),
    )
    expect(declared(twin![1]).body).toEqual(expect.arrayContaining(found))
  })
})

test('C-49 one derivative’s choices: an "any" in each list, and what the form opens with', () => {
  const { response, query } = calls.getDerivativeFilters
  expect(query.parse({ hasAll: '1', defaults: '0' })).toMatchObject({
    hasAll: true,
    defaults: false,
  })
  expect(Object.keys(response.shape.defaults.unwrap().shape)).toEqual([
    'term',
    'annualMileage',
    'depositValue',
    'stock',
  ])
})
