import { inspect, stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'

/**
 * Makes what this process writes to the console, Next's own lines included, events of its log. Pages
 * are bundled without a logger, and know the console alone. Rule C-147.
 */
export function logConsole(log: Logger, target: Console = console): void {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...all: unknown[]): void => {
      const err = all.find((each) => each instanceof Error)
      const words = all
        .filter((each) => each !== err)
        .map((each) => (typeof each === 'string' ? each : inspect(each, { depth: 2 })))
        .join(' ')
      const text = stripVTControlCharacters(words).trim()
      if (text || err) log[level]({ ...(err && { err }) }, text || 'An error of Next.')
    }
  const levels = {
    log: 'info',
    info: 'info',
    debug: 'debug',
    warn: 'warn',
    error: 'error',
  } as const
  for (const [name, level] of Object.entries(levels)) {
    target[name as keyof typeof levels] = write(level)
  }
}
