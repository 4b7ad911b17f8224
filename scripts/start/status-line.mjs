const quietMs = 3_000

/**
 * Progress of several programs: one line that is rewritten on a terminal, and elsewhere a new line
 * now and then, so that a log stays readable.
 */
export function createStatusLine(output = process.stdout) {
  const parts = new Map()
  let shown = ''
  let shownAt = 0

  function show(name, text) {
    parts.set(name, text)
    const line = `  ${[...parts].map(([part, state]) => `${part}: ${state}`).join(' · ')}`
    if (line === shown) return
    if (output.isTTY) output.write(`\r\u001B[2K${line.slice(0, (output.columns ?? 100) - 1)}`)
    else if (Date.now() - shownAt > quietMs || text === 'ready') output.write(`${line}\n`)
    else return
    shown = line
    shownAt = Date.now()
  }

  return {
    show,
    end() {
      if (output.isTTY && shown !== '') output.write('\n')
    },
  }
}
