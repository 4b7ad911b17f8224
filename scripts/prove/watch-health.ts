// Asks an address for its health until it is told to end, and then says how long each answer took.
import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 20
const url = process.argv[2]!
const times: number[] = []
let isEnding = false
process.on('message', () => (isEnding = true))

const ask = async () => {
  const started = performance.now()
  const answer = await fetch(url)
  await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return performance.now() - started
}

// The first one opens the connection.
await ask()
process.send!('ready')
while (!isEnding) {
  times.push(await ask())
  await wait(pauseMs)
}
process.send!(times, () => process.exit(0))
