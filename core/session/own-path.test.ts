import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstSegment, ownPath, pathOf } from './own-path.ts'

describe('S-08 only addresses of this site are followed', () => {
  test.each([
    '/',
    '/admin',
    '/admin/users?page=2#row-3',
    '/site-map',
    '/car-search?back=https://www.example.com//x/../y',
    '/faq#//top',
    '/a.b/..c/.well-known',
    `/${'a'.repeat(2047)}`,
  ])('%s is one', (address) => {
    expect(ownPath(address)).toBe(address)
  })

  test.each<[unknown]>([
    [''],
    ['admin'],
    ['?a=/'],
    ['https://www.example.com/'],
    ['javascript:alert(1)'],
    ['//www.example.com'],
    ['/admin//users'],
    ['/\\www.example.com'],
    ['\\\\www.example.com'],
    ['/admin?a=\\'],
    [' /admin'],
    ['/ad min'],
    ['/\t/www.example.com'],
    ['/admin\r\nSet-Cookie: a=b'],
    ['/admin?a=\n'],
    ['/\u0000'],
    ['/.'],
    ['/..'],
    ['/./admin'],
    ['/admin/..'],
    ['/x/../api/logout'],
    ['/%2e%2E/api'],
    ['/.%2e'],
    ['/api'],
    ['/api/logout'],
    ['/api?x=1'],
    ['/api#x'],
    ['/forms/login'],
    ['/site/draft'],
    ['/media/a.png'],
    [`/${'a'.repeat(2048)}`],
    [null],
    [undefined],
    [7],
    [['/admin']],
  ])('%j is not', (address) => {
    expect(ownPath(address)).toBeNull()
  })

  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2e',
    'evil.example',
    '\t',
    '?',
    '#',
    '@',
    ':',
    'a',
  )

  test('S-08 whatever is followed, a browser finds on this site', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = ownPath(`/${pieces.join('')}`)
        if (address === null) return
        const url = new URL(address, 'https://www.larkway.example')
        expect(url.host).toBe('www.larkway.example')
        expect(url.pathname.startsWith('//')).toBe(false)
      }),
    )
  })

  test.each([
    ['/admin/users?a=/b#c', '/admin/users', 'admin'],
    ['/admin#?', '/admin', 'admin'],
    ['/admin?a=1\n2', '/admin', 'admin'],
    ['/', '/', ''],
    ['admin', 'admin', ''],
  ])('S-08 the path of %j is %s and begins with %j', (address, path, first) => {
    expect(pathOf(address)).toBe(path)
    expect(firstSegment(path)).toBe(first)
  })
})
