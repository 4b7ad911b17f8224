import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A class of a CSS module as Next writes it: six characters of its file, then its own name. */
const moduleClass = /\.(_?[\w-]{6}_[A-Za-z]\w*)/g
const word = /[\w-]{8,}/g
const chunkName = /static\/chunks\/([\w.~-]+\.(?:css|js))/g
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const characters = `${letters}0123456789`

/**
 * Gives the classes of a finished build names of two characters, which stand in every page several
 * hundred times, and its chunks names that follow from what they now hold and from what they lead to:
 * a browser keeps a chunk for a year by its name.
 * @param output the folder that `next build` wrote
 */
export function shortenNames(output) {
  const chunks = path.join(output, 'static/chunks')
  const texts = new Map(
    textFiles(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
  )
  const names = classNames(
    [...texts].filter(([file]) => file.endsWith('.css')).map(([, text]) => text),
  )
  for (const [file, text] of texts) {
    texts.set(
      file,
      text.replaceAll(word, (each) => names.get(each) ?? each),
    )
  }
  const chunkNames = newChunkNames(
    new Map([...texts].flatMap(([file, text]) => chunkOf(file).map((name) => [name, text]))),
  )
  for (const [file, text] of texts) {
    const renamed = text.replaceAll(
      chunkName,
      (all, name) => `static/chunks/${chunkNames.get(name) ?? name}`,
    )
    writeFileSync(path.join(output, file), renamed)
    for (const name of chunkOf(file)) {
      renameSync(path.join(chunks, name), path.join(chunks, chunkNames.get(name)))
    }
  }
}

/** Code, tables and finished pages of a build; its caches and source maps are no part of what is served. */
const textFiles = (output) =>
  readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|json|html|rsc|body|meta)$/.test(entry.name))
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)))
    .filter((file) => /^(?:server|static)\/|^[^/]+$/.test(file))

const chunkOf = (file) => (path.dirname(file) === 'static/chunks' ? [path.basename(file)] : [])

/**
 * A short name for each class, found by its long one: another class changes few of them.
 * @param styles the style sheets of a build
 * @throws when there are more classes than names
 */
export function classNames(styles) {
  const long = new Set(
    styles.flatMap((style) => [...style.matchAll(moduleClass)].map(([, name]) => name)),
  )
  const most = letters.length * characters.length
  if (long.size > most)
    throw new Error(`${long.size} classes, but ${most} names of two characters.`)
  const taken = new Map()
  const places = [...long].map((name) => ({ at: digest(name).readUInt32BE(), name }))
  for (const { at, name } of places.toSorted((one, other) => one.at - other.at)) {
    let free = at % most
    while (taken.has(free)) free = (free + 1) % most
    taken.set(free, name)
  }
  return new Map([...taken].map(([at, name]) => [name, shortName(at)]))
}

const shortName = (at) =>
  letters[Math.floor(at / characters.length)] + characters[at % characters.length]

/** Each chunk's name by its text and those of all chunks that it leads to. */
function newChunkNames(chunks) {
  const leadsTo = new Map(
    [...chunks].map(([name, text]) => [name, [...text.matchAll(chunkName)].map(([, to]) => to)]),
  )
  const hashes = new Map([...chunks].map(([name, text]) => [name, digest(text).toString('hex')]))
  return new Map(
    [...chunks.keys()].map((name) => {
      const reached = new Set([name])
      for (const each of reached) for (const to of leadsTo.get(each) ?? []) reached.add(to)
      const all = [...reached].map((each) => hashes.get(each) ?? each).toSorted(byText)
      return [name, digest(all.join()).toString('base64url').slice(0, 8) + path.extname(name)]
    }),
  )
}

const byText = (one, other) => (one < other ? -1 : 1)

const digest = (text) => createHash('sha256').update(text).digest()
