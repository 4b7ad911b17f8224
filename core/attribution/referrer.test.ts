import { expect, test } from 'vitest'
import { readReferrer } from './referrer.ts'

test.each([
  ['https://www.example.org/cars', 'example.org'],
  ['http://example.org', 'example.org'],
  ['HTTPS://WWW.Example.ORG/Cars', 'example.org'],
  ['https://example.org:8443/x', 'example.org'],
  ['https://example.org?x=1', 'example.org'],
  ['https://example.org#top', 'example.org'],
  ['https://somebody:secret@example.org/', 'example.org'],
  ['https://@example.org/', 'example.org'],
  ['https://example.org/@elsewhere.org', 'example.org'],
  ['https://example.org?x=@elsewhere.org', 'example.org'],
  ['https://example.org#@elsewhere.org', 'example.org'],
  ['https://awww.example.org/', 'awww.example.org'],
  ['https://www.www.example.org/', 'www.example.org'],
  ['https://localhost:3000/', 'localhost'],
  ['https://a-b_c.example.org/', 'a-b_c.example.org'],
])('A-07 %s is the site %s', (address, name) => {
  expect(readReferrer(address)).toEqual({ kind: 'site', name })
})

test.each([
  ['android-app://com.example.App/', 'com.example.app'],
  ['android-app://www.example.app', 'www.example.app'],
])('A-07 %s is the app %s', (address, name) => {
  expect(readReferrer(address)).toEqual({ kind: 'app', name })
})

test.each([
  '',
  'example.org',
  'ftp://example.org/',
  'xhttps://example.org/',
  'https:/example.org',
  'https://',
  'https:///path',
  'https://-example.org/',
  'https://exam ple.org/',
  'https://a@b@c.org/',
  'https://[::1]/',
  'android-app://x',
  'javascript:alert(1)',
])('A-07 %j is no referral', (address) => {
  expect(readReferrer(address)).toBeNull()
})
