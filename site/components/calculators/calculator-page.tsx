import type { ReactNode } from 'react'
import { chatOn } from '#core/routes/page-chat.ts'
import { calculatorRoutes, type CalculatorRoute } from '#core/routes/calculator-routes.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { CalculatorCards } from './calculator-cards.tsx'
import styles from './calculators.module.css'

/** A screen that has room for any chat. */
const widestPx = 1440

export type CalculatorPageProps = {
  name: CalculatorRoute
  /** The answer, the form of figures and the plot, in this order. */
  bench: ReactNode
  /** The working, the sources, questions. */
  children?: ReactNode
  /** Stands in a partner's page: the calculator alone. Rule R-44. */
  isEmbedded?: boolean
}

/** Where a calculator stands: at its own address, or in a partner's frame. */
export type CalculatorPlace = {
  address: (search?: string) => string
  isEmbedded: boolean
}

/** The way to a calculator. */
export const calculatorCrumbs = (name: CalculatorRoute): Crumb[] => [
  { label: messages.make.home, href: paths.home() },
  { label: messages.calculators.title, href: paths.calculators() },
  { label: messages.calculators.pages[name].title },
]

/** A calculator: its answer first, its figures beside, its working below, and the others last. Rule D-71. */
export function CalculatorPage({ name, bench, children, isEmbedded = false }: CalculatorPageProps) {
  const { title, lede } = messages.calculators.pages[name]
  const calculator = (
    <>
      <PageTitle title={title} lede={lede} />
      <div className={styles.bench}>{bench}</div>
      <div className={styles.sheet}>{children}</div>
    </>
  )
  if (isEmbedded) return calculator
  return (
    <Column>
      <div data-one-sheet />
      {chatOn(name, widestPx) === 'none' ? <div data-chat="none" /> : null}
      <Breadcrumbs label={messages.make.breadcrumbs} crumbs={calculatorCrumbs(name)} />
      {calculator}
      <div data-no-print>
        <PageSection title={messages.calculators.others}>
          <CalculatorCards
            names={calculatorRoutes.filter((other) => other !== name)}
            headingLevel="h3"
          />
        </PageSection>
      </div>
    </Column>
  )
}
