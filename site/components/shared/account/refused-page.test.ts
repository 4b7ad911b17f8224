import { expect, test } from 'vitest'
import { refusedPage } from './refused-page.ts'

const login = { origin: 'https://larkway.example', pathname: '/login' }

test.each([
  ['https://larkway.example/account', '/account'],
  ['https://larkway.example/admin/leads?page=2', '/admin/leads?page=2'],
  ['https://larkway.example/registration', null],
  ['https://larkway.example/faq', null],
  ['https://evil.example/account', null],
  ['', null],
])('S-07 a log-in that was come to from %s leads on to %s', (referrer, page) => {
  expect(refusedPage(login, referrer)).toBe(page)
})

test('S-07 any other page is led on to by nothing', () => {
  const home = { ...login, pathname: '/' }
  expect(refusedPage(home, 'https://larkway.example/account')).toBeNull()
})
