import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findOrInstallBrowser } from '../check/find-browser.mjs'
import { startWholeStack } from '../check/whole-stack.mjs'
import { packageProgram } from '../start/root.mjs'

/**
 * Runs browser tests in the Larkway that SITE_URL names or one of its own.
 * @param options of Playwright: a file, a project
 * @param environment variables that the tests read
 * @returns whether all passed
 */
export async function runBrowserTest(
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const browser = await findOrInstallBrowser()
  const stack = process.env.SITE_URL === undefined ? await startWholeStack() : null
  try {
    const testing = spawn(packageProgram('playwright'), ['test', ...options], {
      stdio: 'inherit',
      env: { ...process.env, ...stack?.environment, CHROMIUM_PATH: browser, ...environment },
    })
    const [code] = (await once(testing, 'exit')) as [number | null]
    return code === 0
  } finally {
    await stack?.stop()
  }
}
