/** A link of a page: `to` another address of ours, and the part of it that the link names. */
export type FoundLink = { to: string; fragment: string | null; isFollowed: boolean }

export type PageFacts = {
  title: string | null
  canonical: string | null
  h1s: number
  links: readonly FoundLink[]
  /** Scripts, styles and pictures of ours that the page loads. */
  files: readonly string[]
  ids: ReadonlySet<string>
}

/**
 * What a crawler reads in a page, from its text as it was sent: only what stands there without
 * script counts, and what scripts hold is not markup.
 */
export function pageFacts(html: string): PageFacts {
  const markup = html.replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, '$1')
  const tags = [...markup.matchAll(/<(\w+)\b((?:[^>"]|"[^"]*")*)>/g)].map(([, name, text]) => ({
    name: name!,
    attributes: attributesOf(text!),
  }))
  const canonical = tags.find(({ attributes }) => attributes.get('rel') === 'canonical')
  return {
    title: readable(/<title>(.*?)<\/title>/s.exec(markup)?.[1]) || null,
    canonical: canonical?.attributes.get('href') ?? null,
    h1s: tags.filter(({ name }) => name === 'h1').length,
    links: tags.flatMap(({ name, attributes }) => (name === 'a' ? linkOf(attributes) : [])),
    files: tags.flatMap(({ name, attributes }) => filesOf(name, attributes)),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
  }
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const written = text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)
  return new Map([...written].map(([, name, value]) => [name!.toLowerCase(), readable(value)]))
}

function linkOf(attributes: ReadonlyMap<string, string>): FoundLink[] {
  const href = attributes.get('href')
  if (href === undefined || /^(\w+:|\/\/)/.test(href)) return []
  const [to = '', fragment] = href.split('#')
  const isFollowed = !/\bnofollow\b/.test(attributes.get('rel') ?? '')
  return [
    { to, fragment: fragment === undefined ? null : decodeURIComponent(fragment), isFollowed },
  ]
}

function filesOf(tag: string, attributes: ReadonlyMap<string, string>): string[] {
  const files = [
    attributes.get('src'),
    tag === 'link' && attributes.get('rel') !== 'canonical' ? attributes.get('href') : null,
    ...(attributes.get('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]),
  ]
  return files.flatMap((file) => (file && /^\/(?!\/)/.test(file) ? file : []))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const readable = (text = ''): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|(\w+));/gi, (whole, code: string, name: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (entities[name] ?? whole),
  )
