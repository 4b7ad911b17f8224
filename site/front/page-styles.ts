import type { IncomingMessage, ServerResponse } from 'node:http'
import { lastingFiles } from './lasting-files.ts'

/** A style sheet of the build, cut into its modules. */
type Sheet = {
  modules: readonly string[]
  /** Which modules a class belongs to. */
  ofClass: ReadonlyMap<string, readonly number[]>
  /** What every page needs: what is no module, and modules without a class. */
  always: readonly number[]
}

const linked =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"/]+)\.css" data-precedence="next"\/>/g
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const selectors = /[^{};]*(?=\{)/g
const classNames = /\.(-?[A-Za-z_][\w-]*)/g
/** A payload that names them: React would load them at once, beside the page's own. */
const named = String.raw`{\"rel\":\"stylesheet\",\"href\":\"/_next/static/chunks/`
const classAttribute = / class="([^"]*)"/g
/** How the rules of a component begin; what is not in this layer is of the whole site. */
const ofModule = '@layer components{'
const prefix = '/_next/static/styles/'

/** How many sheets are kept compressed: pages of one kind share one. */
const mostSheets = 400

/**
 * The styles that a page uses, out of the sheets of the build: of all modules, those with a class that
 * stands in its HTML. The browser's side loads the sheets themselves when the page is used
 * (`site/ui/page-styles/`). Rule D-115.
 * @param files the text of each sheet by its name without `.css`
 */
export function pageStyles(files: ReadonlyMap<string, string>) {
  const sheets = new Map([...files].map(([name, css]) => [name, cutSheet(css)]))
  const sendLasting = lastingFiles(mostSheets)

  /** The sheets by their names; null for none, and where one is not known. */
  function sheetsOf(names: readonly string[]): Sheet[] | null {
    const found = names.map((name) => sheets.get(name))
    return found.length > 0 && found.every((sheet) => sheet !== undefined) ? found : null
  }

  /** A page with one sheet of what it uses in the place of the build's. */
  function withOwnStyles(html: string): string {
    const names = [...html.matchAll(linked)].map(([, name]) => name!)
    const used = sheetsOf(names)
    if (!used || html.includes(named)) return html
    const classes = classesOf(html)
    const bits = used.flatMap((sheet) => bitsOf(sheet, classes))
    const link = `<link rel="stylesheet" href="${prefix}${[...names, masked(bits)].join()}.css" data-precedence="next"/>`
    let isFirst = true
    return html.replaceAll(linked, () => {
      const text = isFirst ? link : ''
      isFirst = false
      return text
    })
  }

  /** The sheet by its address; null for one that no page can have. */
  function sheetAt(pathname: string): string | null {
    if (!pathname.startsWith(prefix) || !pathname.endsWith('.css')) return null
    const names = pathname.slice(prefix.length, -'.css'.length).split(',')
    const mask = names.pop()!
    const used = sheetsOf(names)
    if (!used) return null
    const modules = used.flatMap((sheet) => sheet.modules)
    const bits = unmasked(mask, modules.length)
    return bits && modules.filter((_, at) => bits[at]).join('')
  }

  return {
    withOwnStyles,

    /** Sends the sheet at an address; returns whether there is one. */
    async send(pathname: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
      const css = sheetAt(pathname.replaceAll(/%2C/gi, ','))
      if (css === null) return false
      const type = 'text/css; charset=utf-8'
      const read = async () => Buffer.from(css)
      await sendLasting(req, res, { key: css, type, isCompressible: true, read })
      return true
    },
  }
}

export type PageStyles = ReturnType<typeof pageStyles>

/** Without a build of its own: pages keep what they link. */
export const noPageStyles: PageStyles = {
  withOwnStyles: (html) => html,
  send: async () => false,
}

function cutSheet(css: string): Sheet {
  const modules = rulesOf(css)
  const ofClass = new Map<string, number[]>()
  const always: number[] = []
  for (const [at, text] of modules.entries()) {
    const all = text.replaceAll(quoted, '').match(selectors)?.join(' ') ?? ''
    const classes = new Set([...all.matchAll(classNames)].map(([, each]) => each!))
    if (classes.size === 0 || !text.trimStart().startsWith(ofModule)) always.push(at)
    for (const each of classes) ofClass.set(each, [...(ofClass.get(each) ?? []), at])
  }
  return { modules, ofClass, always }
}

/** The outermost rules of a sheet: the build writes the rules of a module into one layer each. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let from = 0
  // Nothing within quotes begins or ends a rule.
  const plain = css.replaceAll(quoted, (text) => '-'.repeat(text.length))
  for (const { 0: sign, index } of plain.matchAll(/[{};]/g)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    rules.push(css.slice(from, index + 1))
    from = index + 1
  }
  return rules
}

function classesOf(html: string): Set<string> {
  const attributes = new Set([...html.matchAll(classAttribute)].map(([, classes]) => classes!))
  return new Set([...attributes].flatMap((classes) => classes.split(' ')))
}

function bitsOf({ modules, ofClass, always }: Sheet, classes: ReadonlySet<string>): boolean[] {
  const bits = modules.map(() => false)
  for (const at of always) bits[at] = true
  for (const each of classes) for (const at of ofClass.get(each) ?? []) bits[at] = true
  return bits
}

/** Bits as they stand in an address. */
function masked(bits: readonly boolean[]): string {
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8))
  for (const [at, bit] of bits.entries()) if (bit) bytes[at >> 3]! |= 1 << (at & 7)
  return bytes.toString('base64url')
}

function unmasked(mask: string, length: number): boolean[] | null {
  const bytes = Buffer.from(mask, 'base64url')
  if (bytes.length !== Math.ceil(length / 8)) return null
  return Array.from({ length }, (_, at) => (bytes[at >> 3]! & (1 << (at & 7))) !== 0)
}
