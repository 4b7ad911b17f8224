import { createElement, type ReactNode, useState } from 'react'

/** Tags of the head that the page came with, for as long as the document lives. */
let sent: ReactNode[] | undefined

/**
 * The title of a page that came as HTML and the tags that follow it in the head, which the payload does
 * not hold: React takes them from the document, removes them with their page and puts them back on the
 * way back to it. Rule D-100.
 * @param count of the tags, the title among them
 */
export function HeadAsSent({ count }: { count: number }): ReactNode {
  const [tags] = useState(() => (sent ??= tagsFrom(document.head.querySelector('title'), count)))
  return tags
}

function tagsFrom(first: Element | null, count: number): ReactNode[] {
  const tags: ReactNode[] = []
  for (let tag = first; tag && tags.length < count; tag = tag.nextElementSibling) {
    const attributes = [...tag.attributes].map(({ name, value }) => [name, value] as const)
    const props = { key: tags.length, ...Object.fromEntries(attributes) }
    tags.push(createElement(tag.localName, props, tag.textContent || undefined))
  }
  return tags
}
