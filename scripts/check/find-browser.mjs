import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'
import { packageProgram } from '../start/root.mjs'
import { browserArguments } from '#e2e/browser-arguments.ts'

const systemNames = [
  // Without windows a page takes three fifths of the processor time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const installLimitMs = 8 * 60_000

/** Candidate paths of Chromium in order: named, Playwright's own, the system's. */
async function candidates() {
  const { chromium } = await import('@playwright/test')
  const named = [process.env.CHROMIUM_PATH, process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH]
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const system = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...named, chromium.executablePath(), ...system, ...macPrograms].filter(
    (file, index, all) => file && existsSync(file) && all.indexOf(file) === index,
  )
}

/** The first Chromium that really starts, null when there is none. */
export async function findBrowser() {
  for (const file of await candidates()) if (await starts(file)) return file
  return null
}

/** A Chromium that starts, installed by the first way that works when the machine has none. */
export async function findOrInstallBrowser() {
  const found = await findBrowser()
  if (found) return found
  for (const install of waysToInstall()) {
    console.log(
      `No browser found. Installing one: ${install.map((command) => command.join(' ')).join(' && ')}`,
    )
    if (!install.every(runsWell)) continue
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new UserError(
    'The browser tests need Chromium, and none could be found or installed. Install Chromium or Chrome by hand (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium), or name one that is there: CHROMIUM_PATH=/path/to/chromium npm test.',
  )
}

function waysToInstall() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  return [
    [[packageProgram('playwright'), 'install', '--with-deps', 'chromium']],
    [
      [...asRoot, 'apt-get', 'update'],
      [...asRoot, 'apt-get', 'install', '-y', 'chromium-headless-shell'],
    ],
    [[...asRoot, 'apt-get', 'install', '-y', 'chromium']],
  ]
}

function runsWell([program, ...args]) {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: installLimitMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

async function starts(executablePath) {
  const { chromium } = await import('@playwright/test')
  try {
    const browser = await chromium.launch({
      executablePath,
      args: browserArguments,
      timeout: 30_000,
    })
    await browser.close()
    return true
  } catch {
    console.log(`  ${executablePath} does not start and is passed over`)
    return false
  }
}
