import { expect, type Locator, type Page } from '@playwright/test'

const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? 0)

/** A question of the wizard, or its summary. */
export function wizardPage(page: Page) {
  const main = page.getByRole('main')
  const countBeside = async (choice: Locator) =>
    numberIn(
      await choice
        .locator('xpath=..')
        .getByText(/deals?$/i)
        .innerText(),
    )
  return {
    main,
    heading: page.getByRole('heading', { level: 1 }),
    /** The answers given, and what else can be done with them. */
    answers: page.getByRole('navigation', { name: 'Your answers' }).getByRole('link'),
    /** The answers that the question has. */
    choices: main.locator('li:has(> a + span)').getByRole('link'),
    saveForm: page.locator('#save'),
    countBeside,
    countOf: async (name: string) => {
      const choice = main.getByRole('link', { name, exact: true })
      await expect(choice).toBeVisible()
      return countBeside(choice)
    },
  }
}
