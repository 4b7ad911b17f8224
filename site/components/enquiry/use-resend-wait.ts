import { useEffect, useState } from 'react'
import { resendWaitMs } from '#core/wizard/code-rules.ts'

/**
 * Whole seconds until another code may be asked for, counted down; 0 when it may be now, or when
 * nothing is known of the last one. Rule W-81.
 */
export function useResendWait(codeSentAtMs: number | null): number {
  const [seconds, setSeconds] = useState(() => waitFrom(codeSentAtMs))
  useEffect(() => {
    const show = () => {
      const left = waitFrom(codeSentAtMs)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(show, 1000)
    show()
    return () => clearInterval(timer)
  }, [codeSentAtMs])
  return seconds
}

function waitFrom(codeSentAtMs: number | null): number {
  return codeSentAtMs === null ? 0 : Math.ceil(resendWaitMs(codeSentAtMs, Date.now()) / 1000)
}
