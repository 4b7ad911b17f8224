import { expect, test } from 'vitest'
import { shortHtml } from './short-html.ts'

test.each([
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  [
    '<select><option value="">a</option><option>b</option></select>',
    '<select><option value>a<option>b</select>',
  ],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    '<table><thead><tr><th>a<tbody><tr><th>a<td>b</table>',
  ],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  ['<p hidden="" title="it&#x27;s">a&#x27;s</p>', `<p hidden title="it's">a's</p>`],
])('D-100 what HTML lets out of %s goes', (html, short) => {
  expect(shortHtml(html)).toBe(short)
})

test.each([
  ['text after a paragraph', '<div><p>a</p>b</div>'],
  ['a paragraph in a link, which may hold more', '<a><p>a</p></a>'],
  ['a mark of React after an item', '<ul><li>a</li><!--/$--></ul>'],
  ['an element within the line', '<div><p>a</p><span>b</span></div>'],
  ['a script', '<script>"</li><li>" + (a=="") + "&#x27;"</script>'],
  ['quotes in a value', '<p title="=&quot;&quot;">a</p>'],
])('D-100 %s keeps the document as it is', (_, html) => {
  expect(shortHtml(html)).toBe(html)
})
