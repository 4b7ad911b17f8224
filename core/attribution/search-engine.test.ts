import { expect, test } from 'vitest'
import { searchEngineOf } from './search-engine.ts'

test.each([
  ['google.com', 'google'],
  ['google.co.uk', 'google'],
  ['google.de', 'google'],
  ['google.com.tr', 'google'],
  ['images.google.co.uk', 'google'],
  ['bing.com', 'bing'],
  ['cn.bing.com', 'bing'],
  ['duckduckgo.com', 'duckduckgo'],
  ['yahoo.com', 'yahoo'],
  ['search.yahoo.com', 'yahoo'],
  ['uk.search.yahoo.com', 'yahoo'],
  ['r.search.yahoo.com', 'yahoo'],
  ['ecosia.org', 'ecosia'],
  ['yandex.com', 'yandex'],
  ['baidu.com', 'baidu'],
  ['search.brave.com', 'brave'],
  ['startpage.com', 'startpage'],
  ['qwant.com', 'qwant'],
  ['ask.com', 'ask'],
  ['search.aol.co.uk', 'aol'],
])('A-08 the site %s is the search engine %s', (name, engine) => {
  expect(searchEngineOf({ kind: 'site', name })).toBe(engine)
})

test.each([
  'example.org',
  'mail.google.com', // somebody's letter, no search
  'docs.google.com',
  'google.evil.com', // a site that only borrows the name
  'notgoogle.com',
  'google',
  'google.info',
  'google.xco.uk',
  'google.co.uk.info',
  'google.c',
  'constructor.com',
  'com.google.android.googlequicksearchbox',
])('A-08 the site %s is no search engine', (name) => {
  expect(searchEngineOf({ kind: 'site', name })).toBeNull()
})

test.each([
  ['com.google.android.googlequicksearchbox', 'google'],
  ['com.duckduckgo.mobile.android', 'duckduckgo'],
  ['com.google.android.gm', null],
  ['google.com', null],
  ['constructor', null],
])('A-08 the app %s is the search engine %s', (name, engine) => {
  expect(searchEngineOf({ kind: 'app', name })).toBe(engine)
})
