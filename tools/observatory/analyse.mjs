// Reads recorded answers as JSON from its input, and writes what Mozilla's analysers make of them: of each
// the score, the grade and the reasons. Run by npm run prove:observatory.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { AxiosHeaders } from 'axios'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { SCORE_TABLE } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'
import { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js'

/** Bonus points count from here on only, as the observatory itself counts. */
const bonusFrom = 90
const host = 'larkway.example'

// Fetched from Chromium's sources by the package's own installation; no host of ours is in it.
const preloaded = path.join(
  import.meta.dirname,
  'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json',
)
mkdirSync(path.dirname(preloaded), { recursive: true })
writeFileSync(preloaded, '{}')

function requestsOf({ status, headers, cookies, body }) {
  const requests = new Requests(host)
  const response = () => ({
    headers: new AxiosHeaders(headers),
    request: { headers: new AxiosHeaders() },
    status,
    statusText: '',
    verified: true,
    data: '',
    config: { headers: new AxiosHeaders() },
  })
  requests.resources.path = body
  for (const name of ['auto', 'cors', 'http', 'https']) requests.responses[name] = response()
  requests.responses.auto.httpEquiv = new Map()
  const [plain, secure] = ['http', 'https'].map((scheme) => new URL(`${scheme}://${host}/`))
  requests.responses.httpRedirects = [
    { url: plain, status: 301 },
    { url: secure, status },
  ]
  requests.responses.httpsRedirects = [{ url: secure, status }]
  requests.session = new Session(new URL(`https://${host}/`))
  for (const cookie of cookies) requests.session.jar.setCookieSync(cookie, `https://${host}/`)
  return requests
}

function analysed({ name, ...answer }) {
  const requests = requestsOf(answer)
  const results = ALL_TESTS.map((test) => test(requests).result)
  const points = results.map((result) => SCORE_TABLE.get(result)?.modifier ?? 0)
  const sum = (all) => all.reduce((total, each) => total + each, 100)
  const plain = sum(points.filter((each) => each < 0))
  const score = plain >= bonusFrom ? sum(points) : plain
  const reasons = results.filter((_, at) => points[at] !== 0)
  return { name, score, grade: getGradeForScore(score).grade, reasons }
}

const answers = JSON.parse(await text(process.stdin))
process.stdout.write(JSON.stringify(answers.map(analysed)))
