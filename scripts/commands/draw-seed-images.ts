import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserArguments } from '#e2e/browser-arguments.ts'

/**
 * Draws the diagrams of the seed's guides: each `.svg` of the folder becomes a `.png` beside it, in
 * the site's typeface, which only a browser can set. Run after changing a diagram; both are kept.
 */
const folder = path.resolve(import.meta.dirname, '../../seed/content/images')
const font = path.resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)
const fontUrl = `data:font/woff2;base64,${(await readFile(font)).toString('base64')}`

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [...browserArguments],
})
try {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.svg'))) {
    const page = await browser.newPage()
    await page.setContent(
      `<style>@font-face{font-family:"Instrument Sans Variable";src:url(${fontUrl});font-weight:400 700}
       body{margin:0}svg{display:block}</style>${await readFile(path.join(folder, file), 'utf8')}`,
    )
    await page.evaluate('document.fonts.ready')
    const bytes = await page.locator('svg').screenshot()
    const png = await sharp(bytes)
      .png({ palette: true, colours: 32, compressionLevel: 9 })
      .toBuffer()
    await writeFile(path.join(folder, file.replace('.svg', '.png')), png)
    console.log(`${file}: ${png.length} bytes`)
    await page.close()
  }
} finally {
  await browser.close()
}
