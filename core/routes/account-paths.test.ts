import { expect, test } from 'vitest'
import { accountPaths } from './account-paths.ts'

test('R-12 the second step of a log-in is a query of the first’s address', () => {
  expect(accountPaths.loginCode()).toBe(`${accountPaths.login()}?step=2`)
})
