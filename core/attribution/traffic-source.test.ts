import { expect, test } from 'vitest'
import { type TrafficHints, trafficSource } from './traffic-source.ts'

test.each<[TrafficHints, string, string, string]>([
  [{}, '(direct)', '(none)', '(not set)'],
  [{ gclid: 'a' }, 'google', 'cpc', '(not set)'],
  [{ dclid: 'a' }, 'google', 'cpm', '(not set)'],
  [{ fbclid: 'a' }, 'facebook', 'paid-social', '(not set)'],
  [{ gclid: 'a', utm_campaign: 'spring' }, 'google', 'cpc', 'spring'],
  [{ utm_source: 'news', utm_medium: 'email', utm_campaign: 'may' }, 'news', 'email', 'may'],
  [{ utm_source: 'news', fbclid: 'a' }, 'news', 'paid-social', '(not set)'],
  [{ utm_source: 'news', referrer: 'https://www.google.co.uk/' }, 'news', '(none)', '(not set)'],
  [{ referrer: 'https://www.google.co.uk/search?q=x' }, 'google', 'organic', '(not set)'],
  [{ referrer: 'https://duckduckgo.com/' }, 'duckduckgo', 'organic', '(not set)'],
  [{ referrer: 'https://www.example.org/cars' }, 'example.org', 'referral', '(not set)'],
  [{ referrer: 'https://notgoogle.com/' }, 'notgoogle.com', 'referral', '(not set)'],
  [{ referrer: 'android-app://x' }, '(direct)', '(none)', '(not set)'],
])('%j is %s / %s / %s', (hints, source, medium, campaign) => {
  expect(trafficSource(hints)).toEqual({ source, medium, campaign })
})
