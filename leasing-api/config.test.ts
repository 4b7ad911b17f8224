import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let LARKWAY_DATA: string
beforeEach(() => {
  LARKWAY_DATA = mkdtempSync(path.join(tmpdir(), 'larkway-config-'))
})
afterEach(() => rmSync(LARKWAY_DATA, { recursive: true }))

test('with nothing set everything is embedded and on loopback', () => {
  expect(readConfig({ LARKWAY_DATA })).toMatchObject({
    port: 4000,
    hosts: ['127.0.0.1', '::1'],
    databaseUrl: null,
    messagesTo: 'messages@larkway.example',
    siteUrl: 'http://localhost:3000',
    contentLake: {
      projectId: 'larkway',
      dataset: 'production',
      apiVersion: '2026-11-01',
      embeddedUrl: 'http://127.0.0.1:4100',
      readToken: null,
    },
    twilio: null,
  })
})

test('content comes from the address given, or from the project named, which wins', () => {
  const CONTENT_LAKE_URL = 'http://127.0.0.1:4200/'
  expect(readConfig({ LARKWAY_DATA, CONTENT_LAKE_URL }).contentLake.embeddedUrl).toBe(
    'http://127.0.0.1:4200',
  )
  const CONTENT_READ_TOKEN = 'read'
  expect(readConfig({ LARKWAY_DATA, CONTENT_READ_TOKEN }).contentLake.readToken).toBe('read')
  const hosted = {
    SANITY_PROJECT_ID: 'abc123',
    SANITY_DATASET: 'live',
    CONTENT_LAKE_URL,
    CONTENT_READ_TOKEN,
  }
  expect(readConfig({ LARKWAY_DATA, ...hosted }).contentLake).toEqual({
    projectId: 'abc123',
    dataset: 'live',
    apiVersion: '2026-11-01',
    embeddedUrl: null,
    readToken: null,
  })
})

test('secrets are made once, for the owner only', () => {
  const first = readConfig({ LARKWAY_DATA })
  expect(readConfig({ LARKWAY_DATA })).toEqual(first)
  const file = path.join(LARKWAY_DATA, 'secrets.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    webhookSecret: first.webhookSecret,
    signingKey: first.signingKey,
  })
})

test('a given webhook secret wins', () => {
  expect(readConfig({ LARKWAY_DATA, WEBHOOK_SECRET: 'given' }).webhookSecret).toBe('given')
})

test('a damaged secrets file is named', () => {
  writeFileSync(path.join(LARKWAY_DATA, 'secrets.json'), '{"webhookSecret":""}')
  expect(() => readConfig({ LARKWAY_DATA })).toThrow('secrets.json does not hold')
})

const smtp = { SMTP_HOST: 'mail', SMTP_PORT: '587', SMTP_FROM: 'hello@larkway.example' }

test.each([
  [{ TWILIO_ACCOUNT_SID: 'AC1' }, 'needs TWILIO_AUTH_TOKEN, TWILIO_FROM beside it'],
  [{ MAILCHIMP_LIST_ID: 'l' }, 'needs MAILCHIMP_API_KEY beside it'],
  [{ MAILCHIMP_API_KEY: 'abc', MAILCHIMP_LIST_ID: 'l' }, 'does not end in a data centre'],
  [{ META_PIXEL_ID: '1' }, 'needs META_ACCESS_TOKEN beside it'],
  [{ VALUATION_KEY: 'k' }, 'needs VALUATION_URL beside it'],
  [{ VALUATION_URL: 'cars', VALUATION_KEY: 'k' }, 'VALUATION_URL is "cars"'],
  [{ SMTP_HOST: 'mail' }, 'needs SMTP_PORT, SMTP_FROM beside it'],
  [{ SMTP_USER: 'larkway' }, 'needs SMTP_PASSWORD, SMTP_HOST, SMTP_PORT, SMTP_FROM beside it'],
  [{ SMTP_USER: 'larkway', SMTP_PASSWORD: 'p' }, 'needs SMTP_HOST, SMTP_PORT, SMTP_FROM beside it'],
  [{ ...smtp, SMTP_FROM: 'Larkway' }, 'SMTP_FROM is "Larkway"'],
  [{ ...smtp, SMTP_PORT: '0' }, 'SMTP_PORT is "0"'],
  [{ ...smtp, SMTP_TLS: 'maybe' }, 'SMTP_TLS is "maybe". Give required, optional, off.'],
  [{ PHONE_VALIDATION_URL: 'https://phones.example' }, 'needs PHONE_VALIDATION_KEY beside it'],
  [{ PHONE_VALIDATION_URL: 'phones', PHONE_VALIDATION_KEY: 'k' }, 'PHONE_VALIDATION_URL is'],
  [{ LEASING_API_PORT: '70000' }, 'LEASING_API_PORT is "70000"'],
  [{ LEASING_API_PORT: 'http' }, 'LEASING_API_PORT is "http"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES holds "proxy"'],
  [{ SITE_URL: 'localhost:3000' }, 'SITE_URL is "localhost:3000"'],
  [{ CONTENT_LAKE_URL: 'lake' }, 'CONTENT_LAKE_URL is "lake"'],
  [{ SANITY_DATASET: 'live' }, 'needs SANITY_PROJECT_ID beside it'],
])('%j is refused', (environment, message) => {
  expect(() => readConfig({ LARKWAY_DATA, ...environment })).toThrow(message)
})

test('services outside are taken with what they need', () => {
  const environment = {
    MAILCHIMP_API_KEY: '0123abcd-us21',
    MAILCHIMP_LIST_ID: 'list1',
    META_PIXEL_ID: '12345',
    META_ACCESS_TOKEN: 'token',
    VALUATION_URL: 'https://cars.example/value',
    VALUATION_KEY: 'key',
    PHONE_VALIDATION_URL: 'https://phones.example/IsValid.json',
    PHONE_VALIDATION_KEY: 'key',
  }
  expect(readConfig({ LARKWAY_DATA, ...environment })).toMatchObject({
    mailchimp: { apiKey: '0123abcd-us21', listId: 'list1' },
    meta: { pixelId: '12345', accessToken: 'token' },
    valuation: { url: 'https://cars.example/value', key: 'key' },
    phoneValidation: { url: 'https://phones.example/IsValid.json', key: 'key' },
  })
  expect(readConfig({ LARKWAY_DATA })).toMatchObject({
    mailchimp: null,
    meta: null,
    valuation: null,
    phoneValidation: null,
    smtp: null,
  })
})

test('C-104 a mail server is taken with a log-in or without, and encrypted unless told otherwise', () => {
  const server = { host: 'mail', port: 587, from: 'hello@larkway.example' }
  expect(readConfig({ LARKWAY_DATA, ...smtp }).smtp).toEqual({
    ...server,
    user: null,
    password: null,
    tls: 'required',
  })
  const more = {
    SMTP_USER: 'larkway',
    SMTP_PASSWORD: 'p',
    SMTP_TLS: 'off',
    SMTP_FROM: 'Larkway <hello@larkway.example>',
  }
  expect(readConfig({ LARKWAY_DATA, ...smtp, ...more }).smtp).toEqual({
    ...server,
    from: more.SMTP_FROM,
    user: 'larkway',
    password: 'p',
    tls: 'off',
  })
})

test('a whole group is taken', () => {
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+441' }
  expect(readConfig({ LARKWAY_DATA, ...twilio }).twilio).toEqual({
    accountSid: 'AC1',
    authToken: 't',
    from: '+441',
  })
})
