import { readFileSync, globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { documents } from '../content-seed.ts'
import { routeTable } from '#core/routes/route-table.ts'
import { hasRoute, routes } from '#site/policy/routes.ts'
import { ownTexts, sentPaths } from './own-texts.ts'
import { linksOf } from './texts-of.ts'

/** Names of the functions that build the address of a page that is built. */
const builtNames = new Set<string>([
  ...Object.entries(routeTable).flatMap(([name, { pattern }]) =>
    routes.some((route) => route.path === pattern) ? [name] : [],
  ),
  // Steps of the enquiry's page.
  'enterCode',
  'confirmByLink',
  'thankYou',
  // An advert's page with its form sent back.
  'adDealJoined',
])

/** Texts may say only what a page or a program does. What is not built has no text yet. */
const root = path.resolve(import.meta.dirname, '../..')

describe('W-97 no text promises what nothing keeps', () => {
  test.each([
    [
      'that a provider or we get in touch',
      /\b(?:be|gets?|is) in touch\b|\b(?:they|we) call you\b/i,
    ],
    ['an answer within some working days', /within (?:a|one) (?:working|business) day/i],
    [
      'that an enquiry is passed on',
      /pass(?:es)? (?:it|your \w+)(?: on)? to the (?:provider|one)/i,
    ],
    ['that details go to a provider', /provider whose deal you (?:asked|chose)|still goes with/i],
    ['an introduction to a provider', /introduces? you to/i],
    [
      'news by e-mail',
      /newsletter|unsubscribe|(?:send|sent) you (?:new )?deals|new deals by e-mail/i,
    ],
    ['a chat', /live chat|chat with us/i],
    // A message is answered by a day (W-120), and nothing within hours.
    ['an answer at once', /we (?:answer|reply) (?:at once|within .* (?:minutes?|hours?))/i],
  ])('%s', (_, promise) => {
    // The answer to a request about one's data is the law's own, and is asked for by telephone. The
    // link to a chat stands only where a storefront names one. What a live site does is said of it (W-85).
    const kept =
      /we answer within one month|^Live chat$|^The provider will be in touch: that is what happens on a live site\.|^The provider will be in touch\.$|^Leave every list: /m
    expect(ownTexts.filter(({ text }) => promise.test(text) && !kept.test(text))).toEqual([])
  })

  test('business days are told by their claims and by the terms alone', () => {
    const days = ownTexts.filter(({ text }) => /(?:five|5) (?:working|business) days/.test(text))
    expect([...new Set(days.map(({ from }) => from))]).toEqual([
      'claim-complaint-times',
      'claim-message-answer',
      'page-tcs',
      // Where no day can be named. Rule W-120.
      'site/messages/en',
    ])
  })
})

/** Sentences that say "official" of no car of ours, each read and found true. */
const official = [
  /^Official CO₂ figures of many plug-in hybrids have gone up with a stricter test/,
  /^An official range is measured under a procedure called WLTP/,
  /^What 250 official miles might mean$/,
  /^Share of the official range$/,
  /^A sensible rule is to plan with three quarters of the official figure in winter/,
  /^Payload costs range: plan with half of the official figure/,
  /^Each car’s page says whether its range is from the official test or,/,
]

test('K-23 a text calls official only what is official of every car', () => {
  const sentences = ownTexts.flatMap(({ from, text }) =>
    text
      .split(/(?<=[.;?]) /)
      .flatMap((sentence) => (/official/i.test(sentence) ? { from, sentence } : [])),
  )
  const unread = sentences.filter(({ sentence }) => !official.some((each) => each.test(sentence)))
  expect(unread).toEqual([])
})

test('no text speaks of our imports', () => {
  expect(ownTexts.filter(({ text }) => /\bimported\b/i.test(text))).toEqual([])
})

describe('links lead to pages that are built', () => {
  test('those of e-mails', () => {
    // A press in a mail program; opened in a browser each leads to a page (W-123, W-132).
    const oneClick = ['/forms/unsubscribe', '/forms/stop-alerts']
    expect(new Set(sentPaths)).toEqual(
      new Set([
        '/mailing-list',
        '/price-alerts',
        '/vehicles/10000001/offers',
        '/pcp',
        '/find-my-deal',
        ...oneClick,
      ]),
    )
    const opened = sentPaths.filter((each) => !oneClick.includes(each))
    expect(opened.filter((each) => !hasRoute(each))).toEqual([])
  })

  test('those of content', () => {
    // What menus lead to is left out until it is built; navigation.test.ts says where they lead.
    const texts = documents.filter(({ _type }) => _type !== 'navigation')
    const own = linksOf(texts).filter((href) => href.startsWith('/'))
    expect(own.filter((href) => !hasRoute(href.split(/[?#]/)[0]!))).toEqual([])
  })

  test('those that pages draw', () => {
    const files = globSync('site/{app,components,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => file !== 'site/components/layout/menu-parts.ts',
    )
    const named = files.flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      return [...source.matchAll(/\bpaths\.(\w+)\(/g)].map(([, name]) => ({ file, name: name! }))
    })
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ name }) => !builtNames.has(name))).toEqual([])
  })
})
