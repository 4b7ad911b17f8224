'use client'

import { Activity } from 'react'
import { Calculator } from '#site/components/shared/text/shown-calculator.tsx'
import type { CalculatorProps } from './calculator.tsx'

/** A calculator in a text: the server's HTML, whose fields hold the worked example, until it is used. Rule E-14. */
export function CalculatorWhenUsed(props: CalculatorProps) {
  return (
    <Activity>
      <Calculator {...props} />
    </Activity>
  )
}
