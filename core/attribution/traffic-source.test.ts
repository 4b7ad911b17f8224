import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { campaignFields } from './campaign-fields.ts'
import { type TrafficHints, trafficSource } from './traffic-source.ts'

const google = 'https://www.google.co.uk/search?q=x'
type Row = [TrafficHints, string, string, string]

describe('A-03 with nothing known a visit is direct, without medium and campaign', () => {
  test.each<Row>([
    [{}, '(direct)', '(none)', '(not set)'],
    [{ referrer: '' }, '(direct)', '(none)', '(not set)'],
    [{ referrer: 'android-app://x' }, '(direct)', '(none)', '(not set)'],
    [{ utm_source: '', utm_medium: '', utm_campaign: '' }, '(direct)', '(none)', '(not set)'],
    [{ utm_term: 'suv', utm_content: 'top' }, '(direct)', '(none)', '(not set)'],
  ])('%j is %s / %s / %s', verdict)
})

describe('A-04 a click id names its network', () => {
  test.each<Row>([
    [{ gclid: 'a' }, 'google', 'cpc', '(not set)'],
    [{ dclid: 'a' }, 'google', 'cpm', '(not set)'],
    [{ fbclid: 'a' }, 'facebook', 'paid-social', '(not set)'],
    [{ gclid: '' }, '(direct)', '(none)', '(not set)'],
    [{ gclid: 'a', dclid: 'b', fbclid: 'c' }, 'google', 'cpc', '(not set)'],
    [{ dclid: 'b', fbclid: 'c' }, 'google', 'cpm', '(not set)'],
    [{ fbclid: 'a', referrer: google }, 'facebook', 'paid-social', '(not set)'],
  ])('%j is %s / %s / %s', verdict)
})

describe('A-05 what marketing wrote stands, field by field', () => {
  test.each<Row>([
    [{ utm_source: 'news', utm_medium: 'email', utm_campaign: 'may' }, 'news', 'email', 'may'],
    [{ gclid: 'a', utm_campaign: 'spring' }, 'google', 'cpc', 'spring'],
    [{ utm_source: 'news', fbclid: 'a' }, 'news', 'paid-social', '(not set)'],
    [{ utm_source: 'news', utm_medium: 'email', gclid: 'a' }, 'news', 'email', '(not set)'],
    [{ utm_medium: 'email', gclid: 'a' }, 'google', 'email', '(not set)'],
    // A written source is not mixed with the medium of a referrer that it outranks.
    [{ utm_source: 'news', referrer: google }, 'news', '(none)', '(not set)'],
    [{ utm_medium: 'email', referrer: google }, 'google', 'email', '(not set)'],
    [{ utm_campaign: 'may', referrer: google }, 'google', 'organic', 'may'],
  ])('%j is %s / %s / %s', verdict)

  test('deriving again from the answer gives the answer', () => {
    const hints = fc.record(
      Object.fromEntries([...campaignFields, 'referrer'].map((name) => [name, fc.string()])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(hints, (given) => {
        const { source, medium, campaign } = trafficSource(given)
        expect(
          trafficSource({
            ...given,
            referrer: '',
            utm_source: source,
            utm_medium: medium,
            utm_campaign: campaign,
          }),
        ).toEqual({ source, medium, campaign })
      }),
    )
  })
})

describe('A-06 a search engine is organic and any other site or app a referral', () => {
  test.each<Row>([
    [{ referrer: google }, 'google', 'organic', '(not set)'],
    [{ referrer: 'https://duckduckgo.com/' }, 'duckduckgo', 'organic', '(not set)'],
    [{ referrer: 'https://www.example.org/cars' }, 'example.org', 'referral', '(not set)'],
    [{ referrer: 'https://notgoogle.com/' }, 'notgoogle.com', 'referral', '(not set)'],
    [
      { referrer: 'android-app://com.google.android.googlequicksearchbox/' },
      'google',
      'organic',
      '(not set)',
    ],
    [
      { referrer: 'android-app://com.google.android.gm/' },
      'com.google.android.gm',
      'referral',
      '(not set)',
    ],
  ])('%j is %s / %s / %s', verdict)
})

function verdict(hints: TrafficHints, source: string, medium: string, campaign: string) {
  expect(trafficSource(hints)).toEqual({ source, medium, campaign })
}
