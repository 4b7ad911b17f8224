import { expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { publishedCalls } from '../reference/reference-pages.ts'
import { routes } from './index.ts'
import { notServedYet } from './not-served-yet.ts'

const served = routes.map(({ name }) => name)

test('C-35 a call is served or listed as not served yet, never both and never neither', () => {
  expect([...served, ...notServedYet].toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('C-35 every route answers the call it is named for', () => {
  for (const { name, route } of routes) expect(route.call).toBe(calls[name as keyof typeof calls])
})

test('C-35 the reference shows what is served to others, and nothing else', () => {
  const forOthers = routes.filter(({ route }) => route.call.authority !== 'site')
  expect(Object.keys(publishedCalls).toSorted()).toEqual(
    forOthers.map(({ name }) => name).toSorted(),
  )
})
