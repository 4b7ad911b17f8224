import { shortHtml } from './short-html.ts'
import { slimRows } from './slim-payload.ts'
import { withoutHead } from './head-row.ts'
import { type PayloadRow, payloadRows } from './payload-rows.ts'
import { shortRows } from './short-rows.ts'

const payloadScript =
  /<script>\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[0\]|\[\d,[\s\S]*?\])\)<\/script>/g

/**
 * A page without what the router's payload repeats of its static parts, whose HTML React keeps: about
 * a third of what is sent. What is left of the payload stands in one script at the end. The format is
 * React's own: a payload that is not as expected goes as it is, and the page works either way.
 * Rule D-100.
 */
export function withoutSecondCopy(html: string): string {
  if (!html.includes(String.raw`\"part\":`)) return html
  // The payload comes after most of the page, which need not be looked through.
  const from = html.indexOf('<script>')
  const tail = html.slice(from)
  const scripts = [...tail.matchAll(payloadScript)]
  const slim = slimmed(scripts.map(([, json]) => json!))
  if (!slim) return html
  const payload = slim.map(({ id, text }) => `${id}:${text}`).join('')
  // Each by itself: a script that runs before has put a reader of one in the place of push.
  const script = `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push(${jsonInScript([1, payload])})</script>`
  const last = scripts.length - 1
  let index = 0
  const page =
    html.slice(0, from) + tail.replaceAll(payloadScript, () => (index++ === last ? script : ''))
  return shortHtml(withoutNumbers(page, slim))
}

/** Numbers of parts in the HTML, but of those whose content is looked for by them. */
function withoutNumbers(html: string, rows: readonly PayloadRow[]): string {
  const numbers = new Set(
    rows.flatMap(({ text }) => [...text.matchAll(/"part":(\d+)/g)].map(([, number]) => number)),
  )
  return html.replaceAll(/ data-part="(\d+)"/g, (all, number: string) =>
    numbers.has(number) ? all : '',
  )
}

/** The rows that are needed of what scripts push; null where all are, or where they cannot be read. */
function slimmed(scripts: readonly string[]): PayloadRow[] | null {
  try {
    const pushed = scripts.map((json) => JSON.parse(json) as [number, unknown?])
    // 0 begins the payload, 1 brings text of it.
    if (pushed.some(([kind]) => kind > 1)) return null
    const rows = payloadRows(pushed.map(([, text]) => text ?? '').join(''))
    const left = rows && slimRows(rows)
    return left && shortRows(withoutHead(left))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

/** JSON that can stand in a script element. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[&><\u2028\u2029]/g, (character) => escapes[character]!)
