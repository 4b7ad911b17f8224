import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { editorCookie } from '#content-lake/access/editor-cookie.ts'
import { sessionKeyCookie } from '#core/attribution/session-key.ts'
import { consentCookie } from '#core/consent/consent-record.ts'
import { storedItems } from '#core/consent/stored-items.ts'
import { refreshCookie } from '#core/session/refresh-cookie.ts'
import { sessionLives } from '#core/session/session-lives.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../docs/SECURITY.md'), 'utf8')
const section = /## Cookies\n([\s\S]*?)\n## /.exec(page)![1]!
const rows = [...section.matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \| .+ \|$/gm)].map(
  ([, name, attributes, category]) => ({
    name: name!,
    attributes: attributes!,
    category: category!,
  }),
)
const question = { version: 'v', hasPrivacySignal: false }

/** Everything of a cookie as it is set but its value. */
const attributesOf = (cookie: string) =>
  `\`${cookie
    .split('; ')
    .slice(1)
    .toSorted((left, right) => (left < right ? -1 : 1))
    .join('; ')}\``

/** Ours as their functions set them on https; `site/data/preview/preview-session.ts` needs Next around it. */
const asSet: Record<string, string> = {
  consent: consentCookie([], question, { today: '2026-11-25', isSecure: true }),
  session: refreshCookie('token', sessionLives.refreshTokenMs / 1000),
  sessionKey: sessionKeyCookie('k1', true, { isSecure: true, isEmbedded: false }),
  preview: 'name; HttpOnly; Partitioned; Path=/; SameSite=None; Secure',
  perspective: 'name; HttpOnly; Partitioned; Path=/; SameSite=None; Secure',
}

test('A-25 A-27 A-16 S-15 the page of security names every cookie that a visitor can have, as it is set', () => {
  const cookies = storedItems.filter(({ place }) => place === 'cookie')
  const wanted = cookies.map((item) => ({
    name: item.name,
    attributes: 'service' in item ? 'set by its service' : attributesOf(asSet[item.id]!),
    category: item.category,
  }))
  expect(rows.filter(({ category }) => category !== 'editors')).toEqual(wanted)
  for (const item of cookies) {
    if ('service' in item || typeof item.lasts !== 'number') continue
    expect(asSet[item.id], item.name).toContain(`Max-Age=${item.lasts};`)
  }
})

test('the page of security names the editor’s cookie of the content lake', () => {
  const [name, ...attributes] = editorCookie('token', 4100).issue(new Date(0)).split('; ')
  expect(rows.filter(({ category }) => category === 'editors')).toEqual([
    {
      name: name!.replace(/4100=.*/, 'PORT'),
      attributes: attributesOf(['', ...attributes].join('; ')),
      category: 'editors',
    },
  ])
})
