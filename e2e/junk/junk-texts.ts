import { pick } from '#bench/search/random.ts'

type Random = () => number

/** A call that only a script of ours could make: where it stands as an element in a page, it would run. */
export const scriptMark = 'junk()'

/** What has broken servers and pages before. */
export const nastyTexts: readonly string[] = [
  ...['', ' ', '0', '-1', '1e9', '99999999999999999999', 'NaN', 'null', 'true', '36', 'personal'],
  ...["'", '"', "'; drop table orders; --", "' or 1=1 --", '$1', '\\', '%', '*[_type == "page"]'],
  ...['\0', '\r\nSet-Cookie: a=b', '\u2028', '\ufeff', '\u202e', 'İ', '😀', '\ud83d', 'e\u0301'],
  ...[`<script>${scriptMark}</script>`, `"><img src=x onerror=${scriptMark}>`],
  ...[`javascript:${scriptMark}`, `'-${scriptMark}-'`, `</title><svg onload=${scriptMark}>`],
  ...[
    '{{7*7}}',
    `$${'{7*7}'}`,
    '__proto__',
    'constructor',
    '../../etc/passwd',
    'file:///etc/passwd',
  ],
  ...['x'.repeat(3000), '9'.repeat(400), '('.repeat(200), '['.repeat(2000), 'http://evil.example/'],
]

const headerNames: readonly string[] = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cache-control', 'cookie'],
  ...['content-encoding', 'content-type', 'expect', 'forwarded', 'if-match', 'if-none-match'],
  ...['next-action', 'next-router-prefetch', 'next-router-state-tree', 'next-url', 'origin', 'rsc'],
  ...['range', 'referer', 'sec-fetch-site', 'te', 'user-agent', 'via', 'x-forwarded-for'],
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'x-middleware-subrequest'],
  ...['x-larkway-inner', 'x-nextjs-data', 'x-request-id', 'x-y'],
]

export const junkHeader = (random: Random): readonly [string, string] => [
  pick(random, headerNames),
  random() < 0.7
    ? junkText(random).slice(0, 2000)
    : pick(random, ['*', 'W/"', 'gzip;q=', 'br', '::1', '1', 'bytes=0-,0-,0-', 'text/markdown']),
]

export function junkText(random: Random): string {
  if (random() < 0.6) return pick(random, nastyTexts)
  return junkBytes(random, 24).toString(random() < 0.5 ? 'latin1' : 'utf8')
}

export const junkBytes = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: Math.floor(random() * most) }, () => Math.floor(random() * 256)))
