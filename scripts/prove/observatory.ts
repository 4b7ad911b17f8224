// `npm run prove:observatory`: what the analysers of Mozilla's HTTP Observatory make of the answers of the
// Larkway that SITE_URL names, or of one of its own. Rule C-155.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { tableOf } from '#bench/print-table.ts'
import { sessionKeyCookie } from '#core/attribution/session-key.ts'
import { securityHeaders } from '#site/policy/security-headers.ts'
import { startWholeStack } from '../check/whole-stack.mjs'
import { endWith } from '../data-commands/end-with.ts'
import { ownNode, root } from '../start/root.mjs'
import { installTool } from './install-tool.ts'

/**
 * A+ begins at 100. Ten points go to the 30 days of HSTS that are our default, where six months cost none;
 * a cookie that is set as cookies should be is five, and no cookie none.
 */
const leastScore = { 'no cookie yet': 120, 'with our cookie': 125, 'a year of HSTS': 125 } as const
const aYearSeconds = 31_536_000
const home = path.join(root, 'tools/observatory')

type Analysed = { name: string; score: number; grade: string; reasons: string[] }

async function addressesOf(siteUrl: string): Promise<Record<string, string>> {
  const list = await fetch(`${siteUrl}/api/derivatives/v2?rows=1`)
  const { data } = (await list.json()) as { data: { capId: string }[] }
  return {
    home: '/',
    deal: `/vehicles/${data[0]!.capId}/offers`,
    404: '/nowhere',
    API: '/api/brands',
    embedded: '/embedded',
    'embedded deals': '/embedded/deals',
  }
}

async function recorded(siteUrl: string, name: string, address: string) {
  const response = await fetch(siteUrl + address, { headers: { accept: 'text/html' } })
  return {
    name,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    body: await response.text(),
  }
}

/** What the site sends in its place with HSTS_MAX_AGE=31536000. */
const aYearOfHsts = Object.fromEntries(
  Object.entries(securityHeaders(aYearSeconds)).map(([name, value]) => [name.toLowerCase(), value]),
)

/** As a visitor has it who agreed to marketing. */
const ownCookie = () => sessionKeyCookie('k1', true, { isSecure: true, isEmbedded: false })

await endWith(async () => {
  installTool(home, 'Mozilla’s analysers')
  const stack = process.env.SITE_URL === undefined ? await startWholeStack() : null
  const siteUrl = process.env.SITE_URL ?? stack!.environment.SITE_URL
  try {
    const answers = []
    for (const [name, address] of Object.entries(await addressesOf(siteUrl))) {
      const answer = await recorded(siteUrl, name, address)
      const { 'strict-transport-security': hsts = '' } = aYearOfHsts
      const longer = { ...answer.headers, 'strict-transport-security': hsts }
      answers.push(
        { ...answer, name: `${name}, no cookie yet` },
        { ...answer, name: `${name}, with our cookie`, cookies: [...answer.cookies, ownCookie()] },
        { ...answer, name: `${name}, a year of HSTS`, headers: longer },
      )
    }
    const { stdout, stderr } = spawnSync(ownNode, [path.join(home, 'analyse.mjs')], {
      input: JSON.stringify(answers),
      encoding: 'utf8',
    })
    if (stdout === '') throw new Error(stderr)
    const analysed = JSON.parse(stdout) as Analysed[]
    const rows = analysed.map(({ name, score, grade, reasons }) => [
      name,
      String(score),
      grade,
      reasons.join(', '),
    ])
    console.log(tableOf(['answer', 'score', 'grade', 'because'], rows))
    return analysed.every(({ name, score }) =>
      Object.entries(leastScore).every(
        ([visitor, least]) => !name.endsWith(visitor) || score >= least,
      ),
    )
  } finally {
    await stack?.stop()
  }
})
