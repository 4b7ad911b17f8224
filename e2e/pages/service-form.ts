import type { Page } from '@playwright/test'

/** A form that somebody of us answers, wherever it stands, and what becomes of it. */
export function serviceForm(page: Page) {
  const main = page.getByRole('main')
  return {
    field: (label: string) => main.getByLabel(label, { exact: true }),
    fill: async (typed: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(typed)) {
        await main.getByLabel(label, { exact: true }).fill(text)
      }
    },
    submit: main.locator('#service-submit'),
    errorSummary: main.getByRole('alert').filter({ hasText: 'Please check' }),
    outcome: main.getByRole('status'),
    title: main.getByRole('heading', { level: 1 }),
  }
}
