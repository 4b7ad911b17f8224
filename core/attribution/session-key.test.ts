import { describe, expect, test } from 'vitest'
import {
  sessionKeyCookie,
  sessionKeyFromCookies,
  sessionKeyFromQuery,
  sessionKeyOf,
} from './session-key.ts'

const everyKind = 'aZ09._~+/=:-'

describe('A-14 the parameter SSKEY of an address is a session key', () => {
  test.each([
    ['SSKEY=k1', 'k1'],
    [`SSKEY=${encodeURIComponent(everyKind)}`, everyKind],
    [`SSKEY=${'k'.repeat(200)}`, 'k'.repeat(200)],
    [`SSKEY=${'k'.repeat(201)}`, null],
    ['SSKEY=', null],
    ['sskey=k1', null],
    ['', null],
    ['SSKEY=a;b', null],
    ['SSKEY=a%20b', null],
    ['SSKEY=a%0Ab', null],
    ['SSKEY=a%0A', null],
    ['SSKEY=%C3%A9', null],
  ])('%j gives %j', (search, key) => {
    const query = new URLSearchParams(search)
    expect(sessionKeyFromQuery((name) => query.get(name))).toBe(key)
  })
})

describe('A-15 an order carries the key of the address, else of memory, else of the cookie', () => {
  test.each([
    ['a', 'm', 'c', 'a'],
    [null, 'm', 'c', 'm'],
    [null, null, 'c', 'c'],
    [null, null, null, null],
  ])('%j, %j, %j: %j', (address, memory, cookie, key) => {
    expect(sessionKeyOf({ address, memory, cookie })).toBe(key)
  })

  test.each([
    ['SSKEY=k1', 'k1'],
    ['a=b; SSKEY=k1; c=d', 'k1'],
    ['a=b;SSKEY=k1 ;c=d', 'k1'],
    ['SSKEY=a=b', 'a=b'],
    ['XSSKEY=k1', null],
    ['SSKEY', null],
    ['SSKEY=', null],
    ['SSKEY=a,b', null],
    ['', null],
  ])('the cookies %j hold %j', (cookies, key) => {
    expect(sessionKeyFromCookies(cookies)).toBe(key)
  })
})

describe('A-16 the cookie lasts 30 days, for every path, and fits the page', () => {
  test.each([
    [true, false, 'SSKEY=k1; Max-Age=2592000; Path=/; SameSite=Lax; Secure'],
    [false, false, 'SSKEY=k1; Max-Age=2592000; Path=/; SameSite=Lax'],
    [true, true, 'SSKEY=k1; Max-Age=2592000; Path=/; SameSite=None; Secure; Partitioned'],
    [false, true, 'SSKEY=k1; Max-Age=2592000; Path=/; SameSite=None; Secure; Partitioned'],
  ])('secure %j, embedded %j', (isSecure, isEmbedded, cookie) => {
    expect(sessionKeyCookie('k1', true, { isSecure, isEmbedded })).toBe(cookie)
  })
})

describe('A-17 without marketing consent, or without a key, the cookie is removed', () => {
  test.each([
    ['k1', false, false, 'SSKEY=; Max-Age=0; Path=/; SameSite=Lax; Secure'],
    [null, true, false, 'SSKEY=; Max-Age=0; Path=/; SameSite=Lax; Secure'],
    ['k1', false, true, 'SSKEY=; Max-Age=0; Path=/; SameSite=None; Secure; Partitioned'],
  ])('%j with consent %j, embedded %j', (key, hasConsent, isEmbedded, cookie) => {
    expect(sessionKeyCookie(key, hasConsent, { isSecure: true, isEmbedded })).toBe(cookie)
  })
})
