import type { LakeProcess } from '#content-lake/test/environments/lake-process.ts'

/** Many open listeners of one lake. */
export interface ListeningCrowd {
  /** Resolves when every listener has been told of a transaction. */
  told(transactionId: string): Promise<void>
  leave(): void
}

/** Opens `count` streams as editors' browsers hold them, and waits for their welcome. */
export async function listeningCrowd(lake: LakeProcess, count: number): Promise<ListeningCrowd> {
  const leaving = new AbortController()
  const waiting = new Map<string, { left: number; resolve: () => void }>()
  const query = encodeURIComponent('*[_type == "faq"]')
  const open = async () => {
    const answer = await fetch(
      `${lake.url}/v2026-11-01/data/listen/production?query=${query}&effectFormat=mendoza`,
      { headers: { authorization: `Bearer ${lake.token()}` }, signal: leaving.signal },
    )
    const welcomed = Promise.withResolvers<void>()
    void (async () => {
      let text = ''
      for await (const chunk of answer.body!) {
        text += Buffer.from(chunk).toString()
        if (text.includes('event: welcome')) welcomed.resolve()
        for (const [, id] of text.matchAll(/"transactionId":"([^"]+)".*\n\n/g)) arrived(id!)
        text = text.slice(text.lastIndexOf('\n\n') + 1)
      }
    })().catch(() => null)
    await welcomed.promise
  }
  const arrived = (id: string) => {
    const wait = waiting.get(id)
    if (!wait) return
    wait.left -= 1
    if (wait.left === 0) wait.resolve()
  }
  await Promise.all(Array.from({ length: count }, open))
  return {
    told: (transactionId) =>
      new Promise((resolve) => waiting.set(transactionId, { left: count, resolve })),
    leave: () => leaving.abort(),
  }
}
