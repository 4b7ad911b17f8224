import { expect, test } from 'vitest'
import { rssFeed } from './rss-xml.ts'
import { lastChange, sitemapIndex, urlSet } from './sitemap-xml.ts'
import { xmlText } from './xml.ts'

const guide = {
  title: 'Tax & <costs>',
  summary: 'A "short" one',
  url: 'https://www.example.test/car-leasing-guides/a/b',
  category: 'Costs',
  publishedAt: '2026-10-01',
}
const channel = {
  title: 'Guides',
  description: 'About leasing',
  url: 'https://www.example.test/car-leasing-guides',
  feedUrl: 'https://www.example.test/feed.xml',
}

test.each([
  ['a & b', 'a &amp; b'],
  ['<b a="c">', '&lt;b a=&quot;c&quot;&gt;'],
  ['a\u0000b\u000bc\ufffed\tÄ😀', 'abcd\tÄ😀'],
  ['half \ud83d of a pair', 'half  of a pair'],
])('E-30 E-31 %j is %j in XML', (text, xml) => {
  expect(xmlText(text)).toBe(xml)
})

test('E-30 a page has a day of change and pictures only where they are known', () => {
  const plain = { url: 'https://www.example.test/faq' }
  const full = {
    url: 'https://www.example.test/a?b=1&c=2',
    changedAt: '2026-11-01',
    pictures: ['https://www.example.test/cars/a.svg'],
  }
  const xml = urlSet([plain, full])
  expect(xml).toContain('<url><loc>https://www.example.test/faq</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://www.example.test/a?b=1&amp;c=2</loc><lastmod>2026-11-01</lastmod><image:image><image:loc>https://www.example.test/cars/a.svg</image:loc></image:image></url>',
  )
  expect(sitemapIndex([full, plain]).match(/<lastmod>/g)).toHaveLength(1)
  expect(lastChange([plain])).toBeUndefined()
  expect(lastChange([full, plain, { ...full, changedAt: '2026-11-09' }])).toBe('2026-11-09')
})

test('E-31 a feed says when each guide was published, and itself the newest day', () => {
  const xml = rssFeed(channel, [guide, { ...guide, title: 'Undated', publishedAt: null }])
  expect(xml).toContain('<title>Tax &amp; &lt;costs&gt;</title>')
  expect(xml).toContain('<lastBuildDate>Thu, 01 Oct 2026 00:00:00 GMT</lastBuildDate>')
  expect(xml.match(/<pubDate>/g)).toHaveLength(1)
  expect(xml.match(/<guid isPermaLink="true">/g)).toHaveLength(2)
  expect(rssFeed(channel, [])).not.toContain('lastBuildDate')
})
