'use client'

import { lazy } from 'react'
import type { CalculatorProps } from './calculator.tsx'

const Calculator = lazy(async () => ({ default: (await import('./calculator.tsx')).Calculator }))

/**
 * The calculator, whose script comes only with a text that has one. Without Suspense around it its
 * fields stand in the page from the start; the page comes alive once the script is there. Rule E-14.
 */
export function CalculatorOnDemand(props: CalculatorProps) {
  return <Calculator {...props} />
}
