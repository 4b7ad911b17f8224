import { expect, test } from 'vitest'
import { environmentReader } from './environment.ts'

test('a default that names another variable follows it', () => {
  expect(environmentReader({}).url('SITE_URL')).toBe('http://localhost:3000')
  expect(environmentReader({ SITE_PORT: '5000' }).url('SITE_URL')).toBe('http://localhost:5000')
  expect(() => environmentReader({ SITE_PORT: '0' }).url('SITE_URL')).toThrow(
    'SITE_PORT is "0". Give a whole number from 1 to 65535.',
  )
})

test('blanks around a value are none of it, and a blank value is absent', () => {
  const { text, url } = environmentReader({ BLOG_URL: ' https://blog.example/ ', LOG_LEVEL: ' ' })
  expect([url('BLOG_URL'), text('LOG_LEVEL'), url('CDN_PURGE_URL')]).toEqual([
    'https://blog.example',
    'info',
    null,
  ])
})

test('a service that needs another is set by half without it', () => {
  const logIn = { SMTP_USER: 'larkway', SMTP_PASSWORD: 'p' }
  expect(() => environmentReader(logIn).service('mail log-in')).toThrow(
    'SMTP_USER, SMTP_PASSWORD needs SMTP_HOST, SMTP_PORT, SMTP_FROM beside it.',
  )
  const server = { SMTP_HOST: 'mail', SMTP_PORT: '587', SMTP_FROM: 'a@b.example' }
  expect(environmentReader({ ...logIn, ...server }).service('mail log-in')).toEqual([
    'larkway',
    'p',
  ])
  expect(environmentReader(server).service('mail log-in')).toBeNull()
})
