import { browserArguments } from './browser-arguments.ts'

/** Starts a browser that loads pictures, which most tests do without. */
export const withPictures = {
  executablePath: process.env.CHROMIUM_PATH,
  args: browserArguments,
}
