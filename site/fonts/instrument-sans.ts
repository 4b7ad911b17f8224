import localFont from 'next/font/local'

/**
 * The one family of the house: Latin, weights 400 to 700, upright, 30 kB. Its tabular figures are intact,
 * which the browser tests measure. `variable` goes on `<html>` and sets `--font-text`; the file is preloaded
 * and served from our own address.
 */
export const instrumentSans = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-text',
  // Our own fallback in styles/fonts.css fits regular and bold; Next's fits one of them.
  adjustFontFallback: false,
})
