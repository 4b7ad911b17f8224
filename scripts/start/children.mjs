import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'

const defaultGraceMs = 8_000
const lastLines = 30

/**
 * The programs of one running Larkway. Each gets a process group of its own, so that whatever it
 * starts ends with it, and a log file; `died` rejects when one ends without being asked to.
 */
export function createChildren({ logFolder, echo, graceMs = defaultGraceMs }) {
  const running = new Set()
  let isStopping = false
  let reportDeath
  const died = new Promise((_, reject) => (reportDeath = reject))
  died.catch(() => {}) // Someone may ask only later, or never.

  /**
   * Starts a program that is to run until the end; `name` is for people and for the log file.
   * @param onDeath receives the UserError of one that ends by itself; without it everything is over
   * @param isAgain whether it ran before, so that its log goes on
   */
  const start = (program, onDeath = reportDeath, isAgain = false) => {
    const entry = launch(
      program,
      (ended, code, signal) => onDeath(deathOf(ended, code, signal)),
      isAgain ? 'a' : 'w',
    )
    // What it started lives on in its group and may hold its port, its files or its output.
    entry.child.on('exit', () => {
      if (!isStopping) signalGroup(entry, 'SIGKILL')
    })
    return { kill: () => signalGroup(entry, 'SIGKILL') }
  }

  /** Runs a command to its end and rejects with its last words unless that end is a good one. */
  const run = (task) =>
    new Promise((resolve, reject) => {
      launch(task, (entry, code, signal) =>
        code === 0 ? resolve() : reject(deathOf(entry, code, signal)),
      )
    })

  function launch({ name, command, cwd, env, isNode = false }, onEnd, flags = 'w') {
    const logFile = path.join(logFolder, `${name.toLowerCase().replaceAll(' ', '-')}.log`)
    const log = createWriteStream(logFile, { flags })
    const last = []
    const child = spawn(command[0], command.slice(1), {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(isNode ? ['ipc'] : [])],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        log.write(text)
        if (echo) process.stdout.write(text.replace(/^(?=.)/gm, `[${name}] `))
        last.push(...text.split('\n').filter((line) => line.trim() !== ''))
        last.splice(0, last.length - lastLines)
      })
    }
    const entry = { name, child, lastLines: last, logFile }
    running.add(entry)
    entry.ended = new Promise((resolve) => {
      child.on('error', (error) => last.push(String(error)))
      child.on('close', (code, signal) => {
        log.end()
        running.delete(entry)
        if (!isStopping) onEnd(entry, code, signal)
        resolve()
      })
    })
    return entry
  }

  /** Ends every program: SIGTERM to its group, and SIGKILL to what is left after the grace time. */
  async function stopAll() {
    isStopping = true
    const entries = [...running]
    for (const entry of entries) signalGroup(entry, 'SIGTERM')
    const kill = setTimeout(() => {
      for (const entry of running) {
        console.error(`${entry.name} did not end within ${graceMs / 1000} s and is killed.`)
        signalGroup(entry, 'SIGKILL')
      }
    }, graceMs)
    await Promise.all(entries.map((entry) => entry.ended))
    clearTimeout(kill)
    // A program may be gone while something it started lives on in its group.
    for (const entry of entries) signalGroup(entry, 'SIGKILL')
  }

  return { start, run, stopAll, died, reportDeath, isStopping: () => isStopping }
}

function signalGroup({ child }, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // The group is gone already, which is what the signal was for.
  }
}

function deathOf({ name, lastLines, logFile }, code, signal) {
  const how = signal ? `by signal ${signal}` : `with exit code ${code}`
  const said = lastLines.length > 0 ? `Its last words:\n\n${lastLines.join('\n')}\n\n` : ''
  const problem = new UserError(`The ${name} ended ${how}. ${said}Its whole log is in ${logFile}.`)
  return Object.assign(problem, { how: `The ${name} ended ${how}.` })
}
