// `npm run prove:lighthouse -- [--runs 5]`: what Lighthouse makes of our pages on a phone, the best of
// several runs each, in the Larkway that SITE_URL names or in one of its own. Rule D-106.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { tableOf } from '#bench/print-table.ts'
import { paths } from '#core/routes/paths.ts'
import { browserArguments } from '#e2e/browser-arguments.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { findBrowser } from '../check/find-browser.mjs'
import { startWholeStack } from '../check/whole-stack.mjs'
import { endWith } from '../data-commands/end-with.ts'
import { ownNode, root } from '../start/root.mjs'
import { installTool } from './install-tool.ts'
import { isGoodEnough, type MeasuredPage } from './lighthouse-limits.ts'

const home = path.join(root, 'tools/lighthouse')

async function addressesOf(siteUrl: string): Promise<Record<string, string>> {
  const list = await fetch(`${siteUrl}/api/derivatives/v2?rows=1`)
  const { data } = (await list.json()) as {
    data: { capId: string; manufacturer: { slug: string }; range: { slug: string } }[]
  }
  const { capId, manufacturer, range } = data[0]!
  const guides = await (await fetch(siteUrl + paths.guides())).text()
  const [guide] = /\/car-leasing-guides\/[a-z-]+\/[a-z0-9-]+/.exec(guides) ?? []
  if (guide === undefined) throw new UserError('No guide is published. Run npm run seed first.')
  return {
    home: '/',
    list: paths.compare(),
    range: paths.carLeasingRange(manufacturer.slug, range.slug),
    deal: paths.deal(capId),
    guide,
    calculator: paths.fourWays(),
    embedded: '/embedded',
  }
}

await endWith(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
  installTool(home, 'Lighthouse')
  const browser = await findBrowser()
  if (browser === null) throw new UserError('No Chromium was found. Set CHROMIUM_PATH to one.')
  const stack = process.env.SITE_URL === undefined ? await startWholeStack() : null
  const siteUrl = process.env.SITE_URL ?? stack!.environment.SITE_URL
  try {
    const addresses = Object.entries(await addressesOf(siteUrl))
    const pages = addresses.map(([name, address]) => ({ name, url: siteUrl + address }))
    // Pages are made when they are first asked for, and packed harder when they are asked for again.
    for (const { url } of [...pages, ...pages]) await (await fetch(url)).arrayBuffer()
    const { stdout } = spawnSync(ownNode, [path.join(home, 'measure.mjs')], {
      input: JSON.stringify({ browser, browserArguments, runs: Number(values.runs), pages }),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
      maxBuffer: 16 * 1024 * 1024,
    })
    if (stdout === '') throw new Error('Lighthouse ended without a result; what it said is above.')
    const measured = JSON.parse(stdout) as MeasuredPage[]
    const rows = measured.map((page) => [
      page.name,
      ...Object.values(page.scores).map(String),
      `${Math.round(page.firstPaintMs)} ms`,
      `${Math.round(page.largestPaintMs)} ms`,
      `${Math.round(page.blockingMs)} ms`,
      page.layoutShift.toFixed(3),
      page.failed.map(([, audit]) => audit).join(', '),
    ])
    const headings = ['page', 'performance', 'accessibility', 'best practices', 'SEO']
    console.log(tableOf([...headings, 'FCP', 'LCP', 'blocked', 'CLS', 'not passed'], rows))
    return measured.every(isGoodEnough)
  } finally {
    await stack?.stop()
  }
})
