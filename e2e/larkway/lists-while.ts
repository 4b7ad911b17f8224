import type { APIRequestContext } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { listQuestion } from '#leasing-api/test/delays/list-question.ts'

/** Visitors at once, and how long each looks at a list before asking for another. */
const visitors = 2
const pauseMs = 50

/**
 * How long lists took, asked through the site while something else goes on, in milliseconds.
 * @throws when a list is not answered with 200
 */
export async function listsWhile(
  request: APIRequestContext,
  meanwhile: () => Promise<unknown>,
): Promise<number[]> {
  let isOver = false
  let turn = 0
  const times: number[] = []
  const visit = async () => {
    while (!isOver) {
      const startedAt = performance.now()
      const answer = await request.get(listQuestion(turn++))
      if (answer.status() !== 200) throw new Error(`A list was answered ${answer.status()}.`)
      times.push(performance.now() - startedAt)
      await answer.dispose()
      await wait(pauseMs)
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, visit))
  try {
    await meanwhile()
  } finally {
    isOver = true
  }
  await visiting
  return times
}
