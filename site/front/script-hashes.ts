import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
/** Data beside the page, which a browser reads and never runs. */
const isData = (attributes: string) => /\stype="application\/(?:ld\+)?json"/.test(attributes)

/** The policy sources of the scripts that stand in a page, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
    if (!isData(attributes)) hashes.add(scriptHash(script))
  }
  return [...hashes]
}

/** The policy source of a script by its text. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
