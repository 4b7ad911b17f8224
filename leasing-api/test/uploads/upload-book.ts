import { setTimeout as wait } from 'node:timers/promises'
import type { WireRateUpload } from '#core/contract/json/wire-rate-book.ts'

const partBytes = 1024 * 1024

/** What an uploader saw: how long each step took, and every progress that was told. */
export type UploadRun = {
  sendingMs: number
  checkingMs: number
  switchingMs: number
  told: NonNullable<WireRateUpload['progress']>[]
  upload: WireRateUpload
}

/**
 * Uploads a rate book as the page of the office does, part by part, waits for its check and makes it
 * live.
 * @throws when it is refused
 */
export async function uploadBook(
  url: string,
  accessToken: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<UploadRun> {
  const authorization = `Bearer ${accessToken}`
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return (await response.json()) as WireRateUpload
  }
  const told: UploadRun['told'] = []
  const until = async (path: string, state: WireRateUpload['state']) => {
    for (;;) {
      const upload = await call('GET', path)
      if (upload.progress) told.push(upload.progress)
      if (upload.state === state) return upload
      if (upload.state === 'refused') throw new Error(upload.message ?? 'refused')
      await wait(250)
    }
  }
  const { id } = await call('POST', '/api/rate-uploads', {
    fileName: 'rates.csv',
    totalBytes: bytes.length,
  })
  const path = `/api/rate-uploads/${id}`
  const startedAt = performance.now()
  for (let from = 0; from < bytes.length; from += partBytes) {
    const part = bytes.subarray(from, from + partBytes)
    const response = await fetch(`${url}${path}/file?from=${from}`, {
      method: 'PUT',
      headers: { authorization },
      body: part,
    })
    if (!response.ok) throw new Error(`A part was answered ${response.status}.`)
    await response.text()
  }
  const sentAt = performance.now()
  await until(path, 'checked')
  const checkedAt = performance.now()
  await call('PUT', `${path}/live`, { takeFewer: true })
  const upload = await until(path, 'live')
  return {
    sendingMs: sentAt - startedAt,
    checkingMs: checkedAt - sentAt,
    switchingMs: performance.now() - checkedAt,
    told,
    upload,
  }
}
