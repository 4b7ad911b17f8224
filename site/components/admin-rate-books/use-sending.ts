import { useEffect, useRef, useState } from 'react'
import { type Sent, sendFile } from '#site/data/rates/browser.ts'
import { sending } from './rate-requests.ts'

/** A file on its way: how much of it is there, and how it ended. */
export type Sending = {
  file: File
  uploadId: string
  sentBytes: number
  outcome: Exclude<Sent, 'cancelled'> | null
}

/** Sends a file to an upload, and goes on with one that broke off; ends with the page. Rule T-24. */
export function useSending(onWhole: () => void) {
  const [current, setCurrent] = useState<Sending | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const start = async (file: File, uploadId: string, from: number) => {
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    setCurrent({ file, uploadId, sentBytes: from, outcome: null })
    const onSent = (sentBytes: number) => setCurrent((before) => before && { ...before, sentBytes })
    const outcome = await sendFile(file, sending(uploadId), { from, signal, onSent })
    if (outcome === 'cancelled') return
    setCurrent((before) => before && { ...before, outcome })
    if (outcome === 'whole') onWhole()
  }
  const end = () => {
    abort.current?.abort()
    setCurrent(null)
  }
  return { current, start, end }
}
