// Stands in for the three programs in tests of the start script. Says it is ready after a moment,
// unless FAKE_<NAME> tells it to fail, or not to end when asked. A file `<name>-broken` in the working
// folder makes it fail from then on, and one called `rates` holds its version of the rates.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , name, port] = process.argv
const behaviour = process.env[`FAKE_${name}`]
const startedAt = Date.now()
const readyAfterMs = 100

if (behaviour === 'fail' || existsSync(`${name}-broken`)) {
  console.error('The database is broken. Restore a back-up.')
  process.exit(3)
}
process.on('SIGTERM', () => {
  if (behaviour !== 'stay') process.exit(0)
})
const received = []
createServer((request, response) => {
  if (request.method === 'POST') {
    received.push(request.url)
    response.end('{}')
    return
  }
  const isReady = Date.now() - startedAt > readyAfterMs
  const versions = {
    ratesVersion: existsSync('rates') ? readFileSync('rates', 'utf8') : '1',
    lastTransaction: 'a',
  }
  response.statusCode = isReady ? 200 : 503
  response.end(
    JSON.stringify({
      status: isReady ? 'ready' : 'starting',
      pid: process.pid,
      received,
      ...versions,
    }),
  )
}).listen(Number(port), '127.0.0.1')
