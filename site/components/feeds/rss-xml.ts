import { xmlElement, xmlText } from './xml.ts'

/** What a feed says of itself. Addresses are absolute. */
export type Channel = { title: string; description: string; url: string; feedUrl: string }

export type FeedItem = {
  title: string
  summary: string
  url: string
  category: string
  /** ISO day; null for a guide that was never published on a day. */
  publishedAt: string | null
}

/** A feed as RSS 2.0, in the order given. Rule E-31. */
export function rssFeed(channel: Channel, items: readonly FeedItem[]): string {
  const newest = items
    .flatMap(({ publishedAt }) => publishedAt ?? [])
    .toSorted()
    .at(-1)
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement('title', channel.title),
    xmlElement('link', channel.url),
    xmlElement('description', channel.description),
    '<language>en-gb</language>',
    `<atom:link href="${xmlText(channel.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [xmlElement('lastBuildDate', rfc822(newest))]),
    ...items.map(itemXml),
    '</channel></rss>',
  ].join('\n')
}

const itemXml = ({ title, summary, url, category, publishedAt }: FeedItem): string =>
  `<item>${[
    xmlElement('title', title),
    xmlElement('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    xmlElement('description', summary),
    xmlElement('category', category),
    ...(publishedAt ? [xmlElement('pubDate', rfc822(publishedAt))] : []),
  ].join('')}</item>`

/** "Thu, 01 Oct 2026 00:00:00 GMT" */
const rfc822 = (day: string): string => new Date(day).toUTCString()
