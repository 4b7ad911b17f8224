'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { isLaterStep } from '#site/stores/later-step.ts'

/** The heading of a step, which takes the focus when the step comes after another. Rule W-86. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLaterStep()) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
