import { browserArguments } from './browser-arguments.ts'

/**
 * A process for each site that a page frames, and one in reserve, take a tenth of the time of a page;
 * what pages may do to each other is the policy's and the frames' to say.
 */
const fewProcesses = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

/** Starts a browser that loads pictures, which most tests do without. */
export const withPictures = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [...browserArguments, ...fewProcesses],
}
