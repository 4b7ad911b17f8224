import { createHash } from 'node:crypto'
import { messageText } from '#core/messages/message-text.ts'
import { errorPage } from '#core/session/error-page.ts'
import failed from '../messages/en/failed.json' with { type: 'json' }

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#14201d;--soft:#55605b;--accent:#f2b233}
@media(prefers-color-scheme:dark){:root{--paper:#111816;--ink:#f2efe6;--soft:#a9b2ac}}
body{max-width:34rem;margin:0 auto;padding:15vh 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1{margin:0;font-size:1.75rem;line-height:1.25}
p{margin:1rem 0 0;color:var(--soft)}
a{display:inline-block;margin-top:1.5rem;padding:.625rem 1.25rem;border-radius:6px;background:var(--accent);color:#14201d;font-weight:600;line-height:1.5rem;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`

/** Runs nothing and loads nothing; its style is known by its hash. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * A page for a failure that no page of the site can answer: it needs no file, no script and no
 * backend. Rules S-34, S-35, S-37, G-09.
 * @param cause our own words, one sentence
 */
export function plainPage(statusCode: number, cause: string | null = null): string {
  const { headingKey, messageKey, detail, homePath } = errorPage({ statusCode, message: cause })
  const heading = headingKey === null ? failed.title : messageText(headingKey)
  const sentence = messageText(messageKey)
  return [
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${heading}</title><style>${style}</style></head><body><main>`,
    `<h1>${heading}</h1><p>${sentence}</p>`,
    detail === null || detail === sentence ? '' : `<p>${detail}</p>`,
    `<a href="${homePath}">${failed.backHome}</a></main></body></html>`,
  ].join('')
}
