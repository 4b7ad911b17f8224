import { expect, test } from 'vitest'
import { siteLanguage } from './language.ts'

test('D-41 the site speaks English', () => {
  expect(siteLanguage).toBe('en')
})
