import { expect, test } from 'vitest'
import { pageFacts } from './page-facts.ts'

const page = `<!DOCTYPE html><html><head><title>Cars &amp; vans</title>
<link rel="canonical" href="https://larkway.example/cars"/><link rel="stylesheet" href="/a.css"/>
<script src="/a.js" async=""></script><script>"<a href='/from-script'><h1>"</script></head>
<body><h1 id="top">Cars</h1><a class="x" href="/cars?a=1&amp;b=2#part">1</a>
<a rel="nofollow noopener" href="/deal">2</a><a href="#top">3</a><a href="https://other.example/">4</a>
<a href="//other.example/">5</a><a title="a > b" href="/quoted">6</a><a>no link</a>
<img srcset="/m/a.webp?w=320 320w, /m/a.webp?w=640 640w" src="/m/a.webp" alt=""></body></html>`

test('of a page that is read, what stands in its markup', () => {
  expect(pageFacts(page)).toEqual({
    title: 'Cars & vans',
    canonical: 'https://larkway.example/cars',
    h1s: 1,
    links: [
      { to: '/cars?a=1&b=2', fragment: 'part', isFollowed: true },
      { to: '/deal', fragment: null, isFollowed: false },
      { to: '', fragment: 'top', isFollowed: true },
      { to: '/quoted', fragment: null, isFollowed: true },
    ],
    files: ['/a.css', '/a.js', '/m/a.webp', '/m/a.webp?w=320', '/m/a.webp?w=640'],
    ids: new Set(['top']),
  })
})

test('of a page without a head, nothing', () => {
  expect(pageFacts('<h1>One</h1><h1>Two</h1>')).toMatchObject({
    title: null,
    canonical: null,
    h1s: 2,
  })
})
