import type { RouteName } from './route-table.ts'

/** The calculators with a page of their own, in the order of their index. Rule D-71. */
export const calculatorRoutes = [
  'fourWays',
  'electricVsPetrol',
  'carChangeCalculator',
  'returnBill',
] as const satisfies readonly RouteName[]

export type CalculatorRoute = (typeof calculatorRoutes)[number]
