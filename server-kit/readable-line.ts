type Entry = Record<string, unknown> & {
  level?: string
  time?: string
  name?: string
  msg?: string
}

/** A line of the log for people: time, program, level where it is not the usual one, words, values. */
export function readableLine(json: string): string {
  const { level = 'info', time = '', name = '', msg = '', err, ...rest } = JSON.parse(json) as Entry
  const values = Object.entries(rest)
    .filter(([key]) => key !== 'pid' && key !== 'hostname')
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const stack = (err as { stack?: string } | undefined)?.stack
  const parts = [
    time.slice(11, 23),
    name,
    level === 'info' ? '' : level.toUpperCase(),
    msg,
    ...values,
  ]
  return `${parts.filter(Boolean).join(' ')}\n${stack ? `${stack}\n` : ''}`
}
