import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The Studio's settings of its user: open panes, chosen layouts. Losing it loses no content. */
export function openPreferences(file: string) {
  const values = new Map<string, unknown>(Object.entries(readOrEmpty(file)))
  return {
    get: (keys: readonly string[]) =>
      keys.filter((key) => values.has(key)).map((key) => ({ key, value: values.get(key) })),
    set(entries: readonly { key: string; value: unknown }[]): void {
      for (const { key, value } of entries) values.set(key, value)
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(values)), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}

function readOrEmpty(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch {
    return {}
  }
}
